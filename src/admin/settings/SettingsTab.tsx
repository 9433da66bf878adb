import { useGetOne } from 'ra-core';
import { ErrorPanel } from '../../crud/look/ErrorPanel';
import { RecordFields } from '../../crud/record/RecordFields';
import { formSections } from '../../crud/form/formSections';
import { useLabel } from '../../crud/look/useLabel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import type { Row } from '../../dataProvider/row';
import { Loading } from '../../errors/Loading';
import { Section } from '../../page/Section';
import { useAdminText } from '../useAdminText';
import { ContractorForm } from './ContractorForm';
import { ServerSettings } from './ServerSettings';

/** The contractor for papers, and what the server was started with [ADM-006]. */
export const SettingsTab = () => {
  const text = useAdminText();
  const label = useLabel();
  const { find, rightsOf } = useCatalogue();
  const resource = find('company_setting');
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<Row>('company_setting', { id: 1 }, { retry: false, enabled: resource !== undefined });
  const contractor = () => {
    if (takesPlaceOf(record, error)) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
    if (!resource || !record) return <Loading variant="panel" />;
    if (rightsOf(resource.name).update) return <ContractorForm resource={resource} record={record} />;
    return (
      <>
        {formSections(resource).map((section) => (
          <Section key={section.label} title={label(section.label)}>
            <RecordFields fields={section.fields} record={record} />
          </Section>
        ))}
        <p className="admin-none admin-below">{text('no_right')}</p>
      </>
    );
  };
  return (
    <div className="admin-settings">
      {contractor()}
      <ServerSettings />
    </div>
  );
};
