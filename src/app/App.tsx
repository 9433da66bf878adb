import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { DataLayer } from './DataLayer';
import { RouteView } from './RouteView';
import { MenuLocations } from './shell/MenuLocations';
import { preloadScreen } from './preloadScreen';

const Page = () => (
  <DataLayer>
    <MenuLocations>
      <RouteView />
    </MenuLocations>
  </DataLayer>
);

preloadScreen(window.location.pathname);

let router: ReturnType<typeof createBrowserRouter> | null = null;

/** Made at the first draw, since the login may change the address after this file was fetched. */
const theRouter = () => {
  router ??= createBrowserRouter([{ path: '*', element: <Page /> }]);
  return router;
};

/** The app of a signed-in user; the page before it fetches this file while the user types. */
const App = () => <RouterProvider router={theRouter()} />;

export default App;
