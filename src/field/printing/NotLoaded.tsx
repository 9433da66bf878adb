import { errorText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import { Button } from '../../page/Button';
import { useFieldText } from '../useFieldText';

/** Why a paper is not there, and the way to ask again. */
export const NotLoaded = ({ error, reload }: { error: unknown; reload: () => void }) => {
  const text = useFieldText();
  const { language } = useLanguage();
  return (
    <div className="super-missing" role="alert">
      <p>{error instanceof Error ? errorText(error, language) : text('load_failed')}</p>
      <Button variant="outlined" onClick={reload}>
        {text('again')}
      </Button>
    </div>
  );
};
