import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { saidText } from '../../dataProvider/errorText';
import { useLanguage } from '../../i18n/useLanguage';
import type { ManyRefusal } from './useChangeMany';

interface Props {
  refusal: ManyRefusal | null;
}

/** Why a change of many was refused, with the records at fault by name. */
export const RefusedRows = ({ refusal }: Props) => {
  const { language } = useLanguage();
  return (
    refusal && (
      <Alert severity="error" sx={{ mt: 2 }}>
        {refusal.message}
        {refusal.rows.length > 0 && (
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
            {refusal.rows.map(({ id, message, rule, params }) => (
              <Typography key={id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {saidText({ message, rule, params }, language)}
              </Typography>
            ))}
          </Box>
        )}
      </Alert>
    )
  );
};
