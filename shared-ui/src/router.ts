/**
 * What the apps use of React Router. Shell and remotes share this one face, so that the router's
 * context exists once in a page; what is not listed here is not in it
 * (docs/decisions/0002-federation-and-sharing.md).
 */
export { gateHistory } from './historyGate.ts';
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
