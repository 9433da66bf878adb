import Button from '@mui/material/Button';
import { useState } from 'react';
import { shownName } from '#domain/lookups/shownName';
import { useLeave } from '../../dataProvider/useLeave';
import { useReason } from '../../dataProvider/useReason';
import { ActionDialog } from '../../crud/look/ActionDialog';
import { useLanguage } from '../../i18n/useLanguage';
import { toast } from '../../toasts/toast';
import type { RoleRecord } from '../data/peopleApi';
import { usePeopleApi } from '../data/PeopleApiContext';
import { usePeopleText } from '../usePeopleText';

const ROLES = ['role'];

/** Deletes a role that nobody has; while users have it, the server says how many [ADM-005]. */
export const DeleteRole = ({ role, onDeleted }: { role: RoleRecord; onDeleted: () => void }) => {
  const { language } = useLanguage();
  const name = shownName(role.name, language);
  const reasonOf = useReason();
  const text = usePeopleText();
  const api = usePeopleApi();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const leave = useLeave(ROLES);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await leave([role.id], () => api.deleteRole(role.id));
      toast.success(text('role_deleted', { name }));
      onDeleted();
    } catch (error) {
      setRefusal(reasonOf(error, text('failed')));
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        onClick={() => {
          setRefusal(null);
          setOpen(true);
        }}
      >
        {text('delete')}
      </Button>
      <ActionDialog
        open={open}
        title={text('delete_role_title', { name })}
        text={role.user_count === 0 ? text('delete_role_text') : undefined}
        error={refusal}
        action={text('delete')}
        danger
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
};
