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
    <div className={`job-field${field.isWide ? ' is-wide' : ''}${field.isShort ? ' is-short' : ''} of-${field.name}`}>
      <InfoInput field={field} />
    </div>
  ) : null;
});

/** The fields in their order, those of a block together. */
const runsOf = (fields: readonly InfoField[]): { block: InfoField['block']; fields: InfoField[] }[] => {
  const runs: { block: InfoField['block']; fields: InfoField[] }[] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    if (last && last.block === field.block) last.fields.push(field);
    else runs.push({ block: field.block, fields: [field] });
  }
  return runs;
};

/** The tab Job Info: the sections of the job's own fields [JOB-016]. */
export const JobInfo = memo(() => {
  const local = useLocalText();
  const homeowner = useHomeownerCompany();
  const isProduction = (useSession().config?.environment ?? 'prod') === 'prod';
  const sections = useMemo(() => infoSections(homeowner.id), [homeowner.id]);
  return sections.map(({ title, fields }) => (
    <Section key={title.en} title={local(title)}>
      <div className="job-fields">
        {runsOf(fields).map(({ block, fields: run }) => {
          const cells = run.map((field) => <InfoCell key={field.name} field={field} isProduction={isProduction} />);
          return block === undefined ? (
            cells
          ) : (
            <div key={block} className={`job-block is-${block}`}>
              {cells}
            </div>
          );
        })}
      </div>
    </Section>
  ));
});
