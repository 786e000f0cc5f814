/**
 * The names of the router that the site's parts may use. The shell shares this file as `react-router-dom`: shared
 * whole, the package would bring its server and form code into everybody's first load.
 * A remote that uses a name that is not here is refused at release; add it here first.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
