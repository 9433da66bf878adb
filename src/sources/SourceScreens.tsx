import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { Loading } from '../errors/Loading';
import { preloadable } from '../page/preloadable';
import { SourceLayer } from './SourceLayer';
import { SourceTables } from './SourceTables';

const ListScreen = preloadable(() => import('../crud/ListScreen'));
const FormScreen = preloadable(() => import('../crud/FormScreen'));

/** A source: its lists, or one of them, or the form of a record, as the address says [SRC-002]. */
const SourceScreens = () => {
  const { table } = useParams();
  const { pathname } = useLocation();
  const Screen = /\/(new|edit)\/?$/i.test(pathname) ? FormScreen : ListScreen;
  return (
    <SourceLayer>
      {(opened) =>
        table === undefined ? (
          <SourceTables {...opened} />
        ) : (
          <Suspense fallback={<Loading />}>
            <Screen />
          </Suspense>
        )
      }
    </SourceLayer>
  );
};

export default SourceScreens;
