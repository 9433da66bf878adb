import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Dialog } from '../../page/dialog/Dialog';
import { askToConfirm } from '../../page/dialog/confirmStore';
import type { Row } from '../../dataProvider/row';
import { useT } from '../../i18n/useT';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useCrudText } from '../look/useCrudText';
import { useLabel } from '../look/useLabel';
import type { FormValues } from '../values/formValues';
import { focusFirstError } from './focusFirstError';
import { FormDrafts } from './FormDrafts';
import { formSections } from './formSections';
import { SectionFields } from './SectionFields';
import { useKeptForm } from './useKeptForm';

interface Props {
  resource: ResourceDescriptor;
  /** What is known of the new record already. */
  start?: FormValues;
  /** Fields that are given and not asked for. */
  hidden?: readonly string[];
  onMade: (record: Row) => void;
  onClose: () => void;
}

const NOTHING: FormValues = {};
const NONE: readonly string[] = [];

/**
 * A record that is not known yet, made without leaving the form that needs it, with a draft of its own
 * [KEY-014 KEY-020].
 */
export const NewRecordDialog = ({ resource, start = NOTHING, hidden = NONE, onMade, onClose }: Props) => {
  const text = useCrudText();
  const label = useLabel();
  const t = useT();
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const full = useNarrowerThan(600);
  const [made, setMade] = useState<Row | null>(null);
  const { form, dirty, saving, save, kept } = useKeptForm({
    resource,
    record: null,
    onSaved: setMade,
    isInDialog: true,
  });
  const latest = useRef(onMade);
  useEffect(() => {
    latest.current = onMade;
  });
  // What was typed while it was stored stays on the screen, unsaved, until it is stored as well [KEY-018].
  useEffect(() => {
    if (!made || dirty || saving) return undefined;
    // After the form has given its draft up.
    const timer = setTimeout(() => latest.current(made));
    return () => clearTimeout(timer);
  }, [made, dirty, saving]);
  const { setValue } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(start)) setValue(name, value, { shouldDirty: true });
  }, [start, setValue]);
  const close = async (): Promise<void> => {
    if (
      !dirty ||
      (await askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') }))
    ) {
      kept.drop();
      if (made) onMade(made);
      else onClose();
    }
  };
  return (
    <Dialog
      open
      isQuiet
      onClose={() => void close()}
      maxWidth="md"
      fullWidth
      fullScreen={full}
      // The dialog has the focus itself until it stands.
      slotProps={{ transition: { onEntered: () => frame.current?.querySelector('input')?.focus() } }}
      aria-labelledby={id}
    >
      <FormProvider {...form}>
        <form
          ref={frame}
          noValidate
          autoComplete="off"
          aria-labelledby={id}
          style={{ display: 'contents' }}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void save().then(() => focusFirstError(frame.current));
          }}
        >
          <DialogTitle id={id}>{text('new_title', { label: label(resource.label) })}</DialogTitle>
          <DialogContent>
            <FormDrafts kept={kept} />
            {formSections(resource).map(({ fields, ...section }) => (
              <SectionFields
                key={section.label}
                resource={resource}
                section={{ ...section, fields: fields.filter(({ name }) => !hidden.includes(name)) }}
              />
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void close()}>{text('cancel')}</Button>
            <Button type="submit" variant="contained" loading={saving}>
              {text('save')}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
