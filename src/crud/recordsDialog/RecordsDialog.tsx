import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Dialog } from '../../page/dialog/Dialog';
import { useAskToLeave } from '../../confirm/useUnsavedChangesGuard';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { Loading } from '../../errors/Loading';
import { fetchedLater } from '../../page/fetchedLater';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { DoneNotice } from '../list/lateParts';
import { useCrudText } from '../look/useCrudText';
import type { Done } from '../many/DoneNotice';
import type { AnswerRefusal } from '../form/useResourceForm';
import type { Follow } from './DialogForm';
import { DialogList, type Unused } from './DialogList';
import { DialogRecord } from './DialogRecord';
import './recordsDialog.css';

const ImportDialog = fetchedLater(async () => ({ default: (await import('../imports/ImportDialog')).ImportDialog }));

const NEW = 'new';

interface Props {
  /** The name of the resource: `product` is opened by `?products=1`, and one of them by `&product=7`. */
  name: string;
  /** The name of the address' part that opens the dialog. */
  opens: string;
  title: string;
  unused: Unused;
  followed?: Follow;
  /** Asks what the server has to know before it takes a change. */
  answerRefusal?: AnswerRefusal;
  mayEdit: boolean;
  /** A record was saved: what shows them is to be read again. */
  onChanged?: () => void;
}

/**
 * Which form stands in the dialog. A new record keeps its form when it is stored and its address changes: what is typed
 * meanwhile stays under the hands that type it [KEY-018].
 */
const useMade = (open: string | null) => {
  const [made, note] = useState<string | null>(null);
  const [shown, setShown] = useState({ open, form: 0 });
  if (shown.open !== open) {
    const isSame = shown.open === NEW && open === made;
    setShown({ open, form: isSame ? shown.form : shown.form + 1 });
  }
  return { made, form: shown.form, note };
};

/**
 * The records of a table beside what they are used by, such as the products behind the counts: a list, and the form of
 * one [INV-024 PO-007].
 */
export const RecordsDialog = ({ name, opens, title, unused, followed, answerRefusal, mayEdit, onChanged }: Props) => {
  const text = useCrudText();
  const id = useId();
  const full = useNarrowerThan(800);
  const [params, setParams] = useSearchParams();
  const resource = useCatalogue().find(name);
  const rights = useCatalogue().rightsOf(name);
  const [isImporting, setImporting] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const open = params.get(name);
  const { made, form, note } = useMade(open);
  const show = (record: string | null, { dialog = true, replace = false } = {}): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (record === null) next.delete(name);
        else next.set(name, record);
        if (!dialog) next.delete(opens);
        return next;
      },
      { replace },
    );
  const unsaved = useRef<(() => Promise<boolean>) | null>(null);
  const noteUnsaved = useCallback((save: (() => Promise<boolean>) | null): void => {
    unsaved.current = save;
  }, []);
  const ask = useAskToLeave(mayEdit);
  /** Goes on once nothing is unsaved, or what is may be lost. */
  const afterAsking = async (go: () => void): Promise<void> => {
    const save = unsaved.current;
    const answer = save ? await ask() : 'leave';
    if (answer === 'leave' || (answer === 'save' && (await save?.()))) go();
  };
  const back = (): void => void afterAsking(() => show(null));
  const close = (): void => void afterAsking(() => show(null, { dialog: false }));
  const body = () => {
    if (!resource) return <Loading variant="panel" />;
    if (open !== null && (open === NEW ? mayEdit : /^\d+$/.test(open)))
      return (
        <DialogRecord
          key={form}
          resource={resource}
          id={open === NEW ? null : Number(open)}
          isMadeHere={made !== null && made === open}
          mayEdit={mayEdit}
          followed={followed}
          answerRefusal={answerRefusal}
          onBack={back}
          onSaved={({ id: stored }) => {
            onChanged?.();
            if (open !== NEW) return;
            note(String(stored));
            show(String(stored), { replace: true });
          }}
          onUnsaved={noteUnsaved}
        />
      );
    return <DialogList resource={resource} unused={unused} onOpen={(record) => show(String(record))} />;
  };
  return (
    <Dialog open isQuiet onClose={close} maxWidth="lg" fullWidth fullScreen={full} aria-labelledby={id}>
      <DialogTitle component="div" className="records-title">
        <h2 id={id}>{title}</h2>
        {mayEdit && rights.update && open === null && (
          <Button startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
            {text('import')}
          </Button>
        )}
        {mayEdit && open === null && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => show(NEW)}>
            {text('new')}
          </Button>
        )}
        <IconButton aria-label={text('close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {resource && done && (
          <Suspense fallback={null}>
            <DoneNotice
              key={done.mutation_id}
              resource={resource}
              done={done}
              mayUndo={!done.made || rights.remove}
              onClose={() => {
                setDone(null);
                onChanged?.();
              }}
            />
          </Suspense>
        )}
        {body()}
      </DialogContent>
      {resource && isImporting && (
        <Suspense fallback={null}>
          <ImportDialog
            resource={resource}
            onClose={() => setImporting(false)}
            onDone={(imported) => {
              setDone(imported);
              setImporting(false);
              onChanged?.();
            }}
          />
        </Suspense>
      )}
    </Dialog>
  );
};
