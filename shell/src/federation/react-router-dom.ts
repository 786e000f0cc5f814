/**
 * The exports of the router that remotes may use. The shell shares this file as `react-router-dom`: the whole package
 * would add its server and form code to the first load.
 * The server refuses releases of remotes that import another name; add it here first.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
