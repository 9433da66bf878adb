import { memo, useMemo } from 'react';
import { useSession } from '../../../auth/useSession';
import { useLocalText } from '../../../i18n/useLocalText';
import { Section } from '../../../page/Section';
import { useDraft } from '../state/useDraft';
import { infoSections } from './infoSections';
import { InfoInput } from './InfoInput';
import type { InfoField } from './infoSpec';
import { useHomeownerCompany } from './useHomeownerCompany';

const InfoCell = memo(({ field, isProduction }: { field: InfoField; isProduction: boolean }) => {
  const isIn = useDraft((draft) => field.isIn?.(draft, isProduction) ?? true);
  return isIn ? (
    <div className={field.isWide ? 'job-field is-wide' : 'job-field'}>
      <InfoInput field={field} />
    </div>
  ) : null;
});

/** The tab Job Info: the sections of the job's own fields [JOB-016]. */
export const JobInfo = memo(() => {
  const local = useLocalText();
  const homeowner = useHomeownerCompany();
  const isProduction = (useSession().config?.environment ?? 'prod') === 'prod';
  const sections = useMemo(() => infoSections(homeowner.id), [homeowner.id]);
  return sections.map(({ title, fields }) => (
    <Section key={title.en} title={local(title)}>
      <div className="job-fields">
        {fields.map((field) => (
          <InfoCell key={field.name} field={field} isProduction={isProduction} />
        ))}
      </div>
    </Section>
  ));
});
