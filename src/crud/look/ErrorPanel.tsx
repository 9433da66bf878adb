import { ErrorView } from '../../errors/ErrorView';
import { Notice } from './Notice';
import { useCrudText } from './useCrudText';
import { CallError } from '../../dataProvider/CallError';
import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';

interface Props {
  error: unknown;
  onRetry?: () => void;
  variant?: 'page' | 'panel';
}

/** What went wrong, in place of what could not be loaded, with a way to try again where that may help [UI-022]. */
export const ErrorPanel = ({ error, onRetry, variant = 'panel' }: Props) => {
  const text = useCrudText();
  const { language } = useLanguage();
  const status = error instanceof CallError ? error.status : undefined;
  if (status === 403) return <Notice kind="forbidden" title={text('forbidden')} />;
  if (status === 404) return <Notice kind="missing" title={text('not_found')} />;
  return (
    <ErrorView
      variant={variant}
      message={error instanceof Error ? errorText(error, language) : null}
      onRetry={onRetry}
    />
  );
};
