import WarningIcon from '@mui/icons-material/WarningAmberRounded';
import { useMemo } from 'react';
import { phoneLink } from '#domain/inputs/phoneLink';
import { pinOf, type AddressParts } from '#domain/inputs/address';
import { shownName } from '#domain/lookups/shownName';
import { CATEGORY } from '#domain/statuses';
import { useLanguage } from '../../../i18n/useLanguage';
import { AddressLink } from '../../../page/AddressLink';
import { LinkedText } from '../../../page/LinkedText';
import { useSelected } from '../../../store/useValue';
import { StatusChip } from '../../search/row/StatusChip';
import { useJobFormText } from '../data/useJobFormText';
import type { FormState } from '../state/formState';
import { useFormStore } from '../state/FormContext';

/** What the head says of a job, as a text: it is drawn anew only when that is another one. */
const headOf = ({ tabs, draft }: FormState): string => {
  const { company, company_supervisor: contact, address_line_1, city, state, zip_code } = draft;
  const head: Head = {
    company: company?.company_name ?? null,
    address: { address_line_1, city, state, zip_code, pin: pinOf(draft) },
    phones: [
      { number: draft.phone, of: 'phone_of_job' as const, name: null },
      { number: contact?.phone_number ?? null, of: 'phone_of_contact' as const, name: contact?.name ?? null },
      { number: draft.homeowner_phone, of: 'phone_of_homeowner' as const, name: null },
      { number: draft.homeowner_secondary_phone, of: 'phone_of_homeowner' as const, name: null },
    ].filter(({ number }, index, all) => number && all.findIndex((one) => one.number === number) === index),
    sub_jobs: tabs.flatMap(({ key, stub }) => {
      const loaded = draft.sub_jobs.find((one) => one.key === key);
      const listed = loaded ?? stub;
      const note = loaded?.is_critical_note ? (loaded.critical_note?.trim() ?? '') : '';
      return listed
        ? [
            {
              key,
              category: listed.job_category ?? null,
              status: listed.status ?? null,
              note: note === '' ? null : note,
            },
          ]
        : [];
    }),
  };
  return JSON.stringify(head);
};

interface Named {
  id: number;
  name?: string | null;
}

interface Head {
  company: string | null;
  address: AddressParts;
  phones: {
    number: string | null;
    of: 'phone_of_job' | 'phone_of_contact' | 'phone_of_homeowner';
    name: string | null;
  }[];
  sub_jobs: { key: string; category: Named | null; status: Named | null; note: string | null }[];
}

const Phone = ({ number, whose }: { number: string; whose: string }) => (
  <a href={phoneLink(number)} title={whose}>
    {number}
  </a>
);

/** What a caller asks about, always in view: builder, address, phones, how the work stands, and what is critical. */
export const JobHead = ({ onSelect }: { onSelect: (key: string) => void }) => {
  const text = useJobFormText();
  const { language } = useLanguage();
  const { state } = useFormStore();
  const said = useSelected(state, headOf);
  const { company, address, phones, sub_jobs } = useMemo(() => {
    const head: Head = JSON.parse(said);
    return head;
  }, [said]);
  return (
    <div className="job-head-line">
      {company && <strong>{company}</strong>}
      <AddressLink address={address} />
      {phones.map(({ number, of, name }) => number && <Phone key={number} number={number} whose={name ?? text(of)} />)}
      {sub_jobs.map(({ key, category, status }) => (
        <button key={key} type="button" className="job-head-status" onClick={() => onSelect(key)}>
          {category?.name ? shownName(category.name, language) : text('new_sub_job')}{' '}
          <StatusChip
            row={{ status: status?.name ?? null, status_id: status?.id ?? null }}
            isGunite={category?.id === CATEGORY.GUNITE}
          />
        </button>
      ))}
      {sub_jobs.map(
        ({ key, category, note }) =>
          note !== null && (
            <span key={key} className="job-head-critical" title={note}>
              <button
                type="button"
                aria-label={[text('critical'), category?.name && shownName(category.name, language)]
                  .filter(Boolean)
                  .join(': ')}
                onClick={() => onSelect(key)}
              >
                <WarningIcon fontSize="inherit" />
              </button>
              <span>
                <LinkedText text={note} />
              </span>
            </span>
          ),
      )}
    </div>
  );
};
