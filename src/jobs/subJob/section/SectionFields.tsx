import type { ReactNode } from 'react';
import { useLocalText } from '../../../i18n/useLocalText';
import { Section } from '../../../page/Section';
import { FormScope } from '../../form/state/FormScope';
import type { FieldSpec, GroupSpec, SectionSpec } from './sectionSpec';
import { SpecField } from './SpecField';
import './section.css';

const widthOf = ({ kind, isWide }: FieldSpec): string => (isWide ? ' sub-field-wide' : kind === 'long' ? ' sub-field-half' : '');

const Group = ({ group: { title, fields } }: { group: GroupSpec }) => {
  const local = useLocalText();
  return (
    <div role="group" className="sub-group" aria-label={title && local(title)}>
      {title && <h3 className="sub-group-title">{local(title)}</h3>}
      <div className="sub-fields">
        {fields.map((spec) => <div key={spec.name} className={`sub-field${widthOf(spec)}`} data-kind={spec.kind}><SpecField spec={spec} /></div>)}
      </div>
    </div>
  );
};

interface Props {
  section: SectionSpec;
  /** Below the fields, in the scope of the sub-job. */
  children?: ReactNode;
}

/** A section as its table says it. */
export const SectionFields = ({ section: { title, scope, groups }, children }: Props) => {
  const local = useLocalText();
  return (
    <Section title={local(title)}>
      <FormScope path={scope}>
        {groups.map((group) => <Group key={group.fields[0]?.name} group={group} />)}
      </FormScope>
      {children}
    </Section>
  );
};
