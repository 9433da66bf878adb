import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ConflictError } from '../dataProvider/ConflictError';
import { useOrdersText } from './useOrdersText';

/** Somebody else saved the order meanwhile: who, and the way to see it [API-037]. */
export const ConflictNotice = ({ conflict, onReload }: { conflict: ConflictError; onReload: () => void }) => {
  const text = useOrdersText();
  return (
    <Alert severity="warning" action={<Button color="inherit" onClick={onReload}>{text('reload')}</Button>}>
      {text('conflict', { name: conflict.changedBy ?? text('someone') })}
    </Alert>
  );
};
