import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { Dialog } from '../../page/dialog/Dialog';
import { askToConfirm } from '../../confirm/confirmStore';
import { focusFirstError } from '../../crud/form/focusFirstError';
import { formSections } from '../../crud/form/formSections';
import { SectionFields } from '../../crud/form/SectionFields';
import { useResourceForm } from '../../crud/form/useResourceForm';
import type { Row } from '../../dataProvider/row';
import { useT } from '../../i18n/useT';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { useOrdersText } from '../useOrdersText';

interface Props {
  resource: ResourceDescriptor;
  onMade: (vendor: Row) => void;
  onClose: () => void;
}

/** A vendor that is not known yet, made without leaving the order. */
export const NewVendorDialog = ({ resource, onMade, onClose }: Props) => {
  const text = useOrdersText();
  const t = useT();
  const id = useId();
  const frame = useRef<HTMLFormElement>(null);
  const full = useNarrowerThan(600);
  const { form, dirty, saving, save } = useResourceForm(resource, null, onMade);
  const close = async (): Promise<void> => {
    if (
      !dirty ||
      (await askToConfirm({ text: t('app.unsaved.text'), yes: t('app.unsaved.leave'), no: t('app.unsaved.stay') }))
    )
      onClose();
  };
  return (
    <Dialog open isQuiet onClose={() => void close()} maxWidth="md" fullWidth fullScreen={full} aria-labelledby={id}>
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
          <DialogTitle id={id}>{text('new_vendor')}</DialogTitle>
          <DialogContent>
            {formSections(resource).map((section) => (
              <SectionFields key={section.label} resource={resource} section={section} />
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
