import Alert from '@mui/material/Alert';
import { useLanguage } from '../../../i18n/useLanguage';
import type { Taken } from '../../../saving/createSaver';
import { useFormStore } from '../state/FormContext';
import { useJobFormText } from '../data/useJobFormText';
import { pathLabel } from './pathLabel';

const MAX_NAMED = 6;

/** Says what somebody else changed and this form has taken over. */
export const TakenLine = ({ taken: { paths, by }, onClose }: { taken: Taken; onClose: () => void }) => {
  const text = useJobFormText();
  const { language } = useLanguage();
  const { draft } = useFormStore().state.get();
  const labels = [...new Set(paths.map((path) => pathLabel(draft, path, language)))];
  const fields = [...labels.slice(0, MAX_NAMED), ...(labels.length > MAX_NAMED ? ['…'] : [])].join(', ');
  return (
    <Alert severity="info" role="status" onClose={onClose} sx={{ mb: 2 }}>
      {text('taken', { name: by ?? text('someone'), fields })}
    </Alert>
  );
};
