/**
 * The names of the router that the site's parts may use. The shell shares this file as `react-router-dom`: shared
 * whole, the package would bring its server, data and form code into everybody's first load.
 * A remote that uses a name that is not here is refused at release; add it here first.
 */
export {
  Link,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router'
