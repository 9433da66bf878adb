import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { idInAddress, localInAddress } from '#domain/inputs/idInAddress';
import { Loading } from '../../errors/Loading';
import { useJobFormApi } from './data/useJobFormApi';
import { useFormKind } from './data/formKind';
import { LoadFailed } from './page/LoadFailed';
import { isLookupError } from './data/loadJob';
import { OtherKind } from './page/OtherKind';
import { useLoadedJob } from './page/useLoadedJob';
import { placeOfAddress } from './details/placeInJob';
import { preloadTab } from './lateParts';
import { OpenJob } from './OpenJob';
import { useJobFormText } from './data/useJobFormText';
import { CallError } from '../../dataProvider/CallError';
import { useMode } from '../../connectivity/mode';
import { useOfflineText } from '../../offline/messages';
import { NotOnDevice } from '../../offline/workspace/device';

/** The form once the lists and the job are there, or what kept them away [JOB-063 UI-022]. */
const Loaded = ({ id }: { id: number | null }) => {
  const text = useJobFormText();
  const offline = useOfflineText();
  const api = useJobFormApi();
  const { words } = useFormKind();
  const { loaded, error, turn, reload } = useLoadedJob(api, id);
  const shown = id === null ? null : String(id);
  if (error instanceof NotOnDevice) return <LoadFailed id={shown} message={offline('not_here')} />;
  if (isLookupError(error)) return <LoadFailed id={shown} message={text('lookup_error')} onRetry={reload} />;
  if (error instanceof CallError && error.status === 404 && id !== null)
    return (
      <OtherKind id={id}>
        <LoadFailed id={shown} message={text(words.missing)} />
      </OtherKind>
    );
  if (error !== null) return <LoadFailed id={shown} onRetry={reload} />;
  if (!loaded) return <Loading />;
  return <OpenJob key={`${id ?? 'new'} ${turn}`} loaded={loaded} />;
};

/**
 * The page of a form by the number in its address, undefined for a new one; what can be no number is missing without
 * asking for it.
 */
export const LoadedPage = ({ number }: { number: string | undefined }) => {
  const text = useJobFormText();
  const { words } = useFormKind();
  const { tab } = placeOfAddress(useLocation());
  useEffect(() => void preloadTab(tab), [tab]);
  const isOffline = useMode() === 'offline';
  const id = number === undefined ? null : (idInAddress(number) ?? (isOffline ? localInAddress(number) : null));
  if (number !== undefined && id === null) return <LoadFailed id={number} message={text(words.missing)} />;
  return <Loaded id={id} />;
};
