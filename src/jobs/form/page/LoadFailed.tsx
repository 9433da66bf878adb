import { ErrorView } from '../../../errors/ErrorView';
import { PageHeader } from '../../../page/PageHeader';
import { useDocumentTitle } from '../../../page/useDocumentTitle';
import { useFormKind } from '../data/formKind';
import { useCrumbs } from './JobHeader';
import { useJobFormText } from '../data/useJobFormText';

/** Why a form could not be opened, below the same heading and way back as an open one. */
export const LoadFailed = ({ id, message, onRetry }: { id: string | null; message?: string; onRetry?: () => void }) => {
  const text = useJobFormText();
  const { words } = useFormKind();
  const title = id === null ? text(words.new) : text(words.number, { id });
  useDocumentTitle(title);
  return (
    <>
      <PageHeader crumbs={useCrumbs(title)} />
      <ErrorView variant="page" message={message ?? null} {...(onRetry ? { onRetry } : {})} />
    </>
  );
};
