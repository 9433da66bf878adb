import { useEffect, useState } from 'react';
import { emailTypeOf, offeredTemplates, type EmailTemplate } from '#domain/builderEmail/offeredTemplates';
import { reached, type BuilderAddresses } from '#domain/builderEmail/emailTexts';
import { useHasUntakenText } from '../../inputs/untakenText';
import { useSelected } from '../../store/useValue';
import { useJobFormApi } from '../form/data/useJobFormApi';
import { useFormStore } from '../form/state/FormContext';
import { useDraft } from '../form/state/useDraft';
import { useSubJob } from '../form/state/useSubJob';
import type { EmailMessage } from './messages';

type Templates = readonly EmailTemplate[] | 'loading' | 'failed';

const useTemplates = (): Templates => {
  const api = useJobFormApi();
  const [templates, setTemplates] = useState<Templates>('loading');
  useEffect(() => {
    let isGone = false;
    const put = (next: Templates): void => {
      if (!isGone) setTemplates(next);
    };
    api.emailTemplates().then(put, () => put('failed'));
    return () => {
      isGone = true;
    };
  }, [api]);
  return templates;
};

interface EmailFacts {
  isUnsaved: boolean;
  addresses: BuilderAddresses;
  templates: Templates;
  isLoading: boolean;
}

/**
 * Why no mail can be written now: the first that applies; null when one can [EML-010 EML-011 EML-012 EML-013 EML-017].
 */
export const emailReason = ({ isUnsaved, addresses, templates, isLoading }: EmailFacts): EmailMessage | null => {
  if (isUnsaved) return 'unsaved';
  if (reached(addresses) === null) return 'no_address';
  if (templates === 'failed') return 'templates_failed';
  return isLoading || templates === 'loading' ? 'loading' : null;
};

/** What the button and the dialog of a sub-job know: why it cannot act, whom it mails, and with what. */
export const useEmailState = (subJobKey: string) => {
  const store = useFormStore();
  const templates = useTemplates();
  const hasUntaken = useHasUntakenText();
  const isUnsaved = useSelected(store.state, store.isDirty) || hasUntaken;
  const isLoading = useSelected(store.state, ({ tabs }) =>
    tabs.some(({ load }) => load.is_still_loading || load.is_syncing),
  );
  const contact = useDraft(({ company }) => company?.schedule_contact_email ?? null);
  const supervisor = useDraft(({ company_supervisor }) => company_supervisor?.email_address ?? null);
  const category_id = useSubJob(subJobKey, ({ job_category }) => job_category?.id ?? 0) ?? 0;
  const crews = useSubJob(subJobKey, ({ pebble_details }) => pebble_details?.crew_information);
  const addresses = { contact, supervisor };
  const dated_phases = (crews ?? []).flatMap(({ date, phase_type }) => (date && phase_type ? [phase_type.id] : []));
  return {
    reason: emailReason({ isUnsaved, addresses, templates, isLoading }),
    addresses,
    offered: typeof templates === 'string' ? [] : offeredTemplates(templates, { category_id, dated_phases }),
    typeOf: (template: EmailTemplate) => emailTypeOf(template, category_id),
  };
};
