import { Fragment, type ReactNode } from 'react';
import { useLocalText } from '../../../i18n/useLocalText';
import { Section } from '../../../page/Section';
import { FormScope } from '../../form/state/FormScope';
import type { FieldSpec, GroupSpec, SectionSpec } from './sectionSpec';
import { SpecField } from './SpecField';
import './section.css';

const widthOf = ({ kind, isWide }: FieldSpec): string =>
  isWide ? ' sub-field-wide' : kind === 'long' ? ' sub-field-half' : '';

const Group = ({ group: { title, fields } }: { group: GroupSpec }) => {
  const local = useLocalText();
  return (
    <div role="group" className="sub-group" aria-label={title && local(title)}>
      {title && <h3 className="sub-group-title">{local(title)}</h3>}
      <div className="sub-fields">
        {fields.map((spec) => (
          <div key={spec.name} className={`sub-field${widthOf(spec)}`} data-kind={spec.kind}>
            <SpecField spec={spec} />
          </div>
        ))}
      </div>
    </div>
  );
};

interface Props {
  section: SectionSpec;
  /** Below the first group of fields, in the scope of the sub-job. */
  head?: ReactNode;
  /** Below the fields, in the scope of the sub-job. */
  children?: ReactNode;
}

/** A section as its table says it. */
export const SectionFields = ({ section: { title, scope, groups }, head, children }: Props) => {
  const local = useLocalText();
  return (
    <Section title={local(title)}>
      {groups.map((group, index) => (
        <Fragment key={group.fields[0]?.name}>
          <FormScope path={scope}>
            <Group group={group} />
          </FormScope>
          {index === 0 && head}
        </Fragment>
      ))}
      {children}
    </Section>
  );
};
