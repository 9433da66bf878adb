import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { ReasonButton } from '../../page/ReasonButton';
import { useRecordPlaces } from '../look/RecordPlaces';
import { useCrudText } from '../look/useCrudText';

interface Props {
  resource: ResourceDescriptor;
  dirty: boolean;
  canSave: boolean;
  saving: boolean;
  /** Why it cannot be saved at all; null when it can. */
  reason?: string | null;
  onSave: () => void;
}

/** Save and Cancel, which leads to the list. */
export const FormActions = ({ resource, dirty, canSave, saving, reason = null, onSave }: Props) => {
  const text = useCrudText();
  const { list } = useRecordPlaces(resource);
  return (
    <>
      {dirty && (
        <Typography
          variant="body2"
          color="text.secondary"
          role="status"
          sx={{ mr: 1, display: { xs: 'none', sm: 'block' } }}
        >
          {text('unsaved')}
        </Typography>
      )}
      <Button component={RouterLink} to={list} variant="outlined">
        {text('cancel')}
      </Button>
      {reason !== null ? (
        <ReasonButton className="button button-outlined" reason={reason}>
          {text('save')}
        </ReasonButton>
      ) : (
        <Button
          variant="contained"
          onClick={onSave}
          disabled={!canSave}
          loading={saving}
          loadingPosition="center"
          aria-keyshortcuts="Control+S Meta+S"
        >
          {text('save')}
        </Button>
      )}
    </>
  );
};
