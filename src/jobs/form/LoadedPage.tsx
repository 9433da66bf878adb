import { HttpError } from 'ra-core';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { useJobFormApi } from './data/useJobFormApi';
import { useFormKind } from './formKind';
import { LookupError } from './load/loadJob';
import { OtherKind } from './load/OtherKind';
import { useLoadedJob } from './load/useLoadedJob';
import { OpenJob } from './OpenJob';
import { useJobFormText } from './useJobFormText';

/** The form once the lists and the job are there, or what kept them away [JOB-063 UI-022]. */
export const LoadedPage = ({ id, opened }: { id: number | null; opened: string | null }) => {
  const text = useJobFormText();
  const api = useJobFormApi();
  const { words } = useFormKind();
  const { loaded, error, turn, reload } = useLoadedJob(api, id);
  if (error instanceof LookupError) return <ErrorView variant="page" message={text('lookup_error')} onRetry={reload} />;
  if (error instanceof HttpError && error.status === 404 && id !== null) return <OtherKind id={id}><ErrorView variant="page" message={text(words.missing)} /></OtherKind>;
  if (error !== null) return <ErrorView variant="page" onRetry={reload} />;
  if (!loaded) return <Loading />;
  return <OpenJob key={`${id ?? 'new'} ${turn}`} loaded={loaded} opened={opened} />;
};
