import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useCopyShown } from './useCopyShown';
import { useCopyText } from './useCopyTable';

/** A button that copies the tables of the part of the page that is marked `data-tables`. @see useCopyShown */
export const CopyShownTable = () => {
  const text = useCopyText();
  const copy = useCopyShown();
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<CopyIcon />}
      sx={{ minHeight: { xs: 44, sm: 0 }, whiteSpace: 'nowrap' }}
      onClick={({ currentTarget }) => copy(currentTarget)}
    >
      {text('copy')}
    </Button>
  );
};
