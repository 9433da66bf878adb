import Button from '@mui/material/Button';
import { useState } from 'react';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { Late } from '../../../page/Late';
import { useJobFormText } from '../data/useJobFormText';
import { DeleteJobDialog } from '../lateParts';

interface Props {
  remove: () => Promise<void>;
  onDeleted: () => void;
}

/** Delete Job, behind its words. */
export const DeleteJobButton = (props: Props) => {
  const text = useJobFormText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OnlineOnly label={text('delete_job')}>
        <Button color="error" onClick={() => setOpen(true)}>
          {text('delete_job')}
        </Button>
      </OnlineOnly>
      <Late open={isOpen}>
        <DeleteJobDialog open={isOpen} {...props} onClose={() => setOpen(false)} />
      </Late>
    </>
  );
};
