import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useCallback, useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { formatCivilDate } from '#domain/civilDate';
import type { ResourceDescriptor } from '#domain/fields/resource';
import { textOf } from '#domain/values';
import { ORDER_ADDRESSES } from '#domain/workOrders/orderAddresses';
import { derivedValues } from '#domain/workOrders/derivedValues';
import type { WorkOrderType } from '#domain/workOrders/types';
import { isWorkOrderComplete, workOrderIssues } from '#domain/workOrders/workOrderRules';
import { workOrderPath } from '#domain/workOrders/workOrderPath';
import { sectionFlag } from '#domain/workOrders/workOrderTypes';
import { RecordComments } from '../../comments/RecordComments';
import { FormNotices } from '../../crud/form/FormNotices';
import { useRecordForm } from '../../crud/form/useRecordForm';
import { RecordPage } from '../../crud/look/RecordPage';
import { useLabel } from '../../crud/look/useLabel';
import { RecordDetails } from '../../crud/record/RecordDetails';
import { keptValues, type FormRules, type FormValues } from '../../crud/values/formValues';
import type { OwnRow, Row } from '../../dataProvider/row';
import { useLocalText } from '../../i18n/useLocalText';
import { PageHeader } from '../../page/PageHeader';
import { fetchedLater } from '../../page/fetchedLater';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { LargeText } from '../../theme/LargeText';
import type { OrderPlace } from '../workOrderCalls';
import { useWorkOrdersText } from '../useWorkOrdersText';
import { OrderFoot } from './OrderFoot';
import { OrderHead } from './OrderHead';
import { OrderSection } from './OrderSection';
import '../workOrders.css';

/** Nobody waits for the history to fill in an order. */
const HistoryPanel = fetchedLater(async () => ({
  default: (await import('../../crud/history/HistoryPanel')).HistoryPanel,
}));

interface Props {
  type: WorkOrderType;
  resource: ResourceDescriptor;
  /** null makes a new one, which begins with `start`. */
  record: OwnRow | null;
  start?: FormValues;
  place: OrderPlace;
  inField: boolean;
}

const NOTHING: FormValues = {};
const NEW: Row = { id: 0 };

/** The rules of a type, its sections named in the language of the screen. */
const useOrderRules = (type: WorkOrderType): FormRules => {
  const label = useLabel();
  return useCallback(
    (values) =>
      workOrderIssues(type, values).map((issue) => {
        const { labels } = issue.params;
        return typeof labels === 'string'
          ? { ...issue, params: { ...issue.params, labels: labels.split(', ').map(label).join(', ') } }
          : issue;
      }),
    [type, label],
  );
};

/**
 * A work order, drawn from the row of its type: sections with their switches, read-only once all of them are on, until
 * somebody who edits the sub-job turns one off again [WO-006 WO-019 WO-027].
 */
export const WorkOrderForm = ({ type, resource, record, start = NOTHING, place, inField }: Props) => {
  const text = useWorkOrdersText();
  const label = useLabel();
  const local = useLocalText();
  const { sub_job: subJob } = place;
  const mayEdit = place.editable.includes(type.type);
  const back = inField ? `/SuperDetail/${subJob.job_detail_id}` : `/job/${subJob.job_id}/edit/${subJob.job_detail_id}`;
  const state = useRecordForm({
    resource,
    record,
    rules: useOrderRules(type),
    begins: record ? undefined : { of: String(subJob.job_detail_id), start },
    onSaved: (saved, leaveTo) => {
      if (inField) leaveTo(back);
      else if (!record) leaveTo(workOrderPath.edit(type.type, subJob, Number(saved.id)));
    },
  });
  const { form, base, dirty, saving, canSave, save, frame, kept, leaveTo } = state;
  const flags = useWatch({ control: form.control, name: type.sections.map(sectionFlag) });
  const isAllOn = flags.every((flag) => flag === true);
  const isClosed = base?.is_complete === true;
  const isReadOnly = !place.fillable.includes(type.type) || (isClosed && (!mayEdit || isAllOn));
  const name = record
    ? text('title', { label: local(ORDER_ADDRESSES[type.type]), id: record.id })
    : text('new_title', { label: local(ORDER_ADDRESSES[type.type]) });
  useDocumentTitle(name);

  // What follows from a value is worked out as it is typed, by the rules of the server.
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name: changed, type: how }) => {
      if (changed === undefined || (how !== 'change' && !changed.startsWith('loads'))) return;
      const values = keptValues(resource, form.getValues());
      for (const [field, value] of Object.entries(derivedValues(type, values, (one) => one === changed)))
        if (values[field] !== value) form.setValue(field, value, { shouldDirty: true });
    });
    return unsubscribe;
  }, [form, type, resource]);

  const closedOn = formatCivilDate(textOf(base?.completed_date));
  return (
    <FormProvider {...form}>
      <div className="work-order-page">
        <PageHeader
          crumbs={[
            { label: `${text('job')} ${subJob.job_id}`, to: `/job/${subJob.job_id}/edit/${subJob.job_detail_id}` },
            { label: name },
          ]}
          actions={
            <>
              {dirty && (
                <span role="status" className="work-order-unsaved">
                  {text('unsaved')}
                </span>
              )}
              <Button component={RouterLink} to={back} variant="outlined">
                {text('back')}
              </Button>
              {(!isReadOnly || mayEdit) && (
                <Button
                  variant="contained"
                  onClick={() => void save()}
                  disabled={!canSave}
                  loading={saving}
                  loadingPosition="center"
                  aria-keyshortcuts="Control+S Meta+S"
                >
                  {text('save')}
                </Button>
              )}
            </>
          }
        />
        <LargeText>
          <RecordPage
            aside={
              record && (
                <>
                  <RecordDetails resource={resource} record={record} />
                  <RecordComments entity={resource.name} id={record.id} />
                  <Suspense fallback={null}>
                    <HistoryPanel resource={resource} id={record.id} />
                  </Suspense>
                </>
              )
            }
          >
            <form
              className="work-order"
              ref={frame}
              noValidate
              autoComplete="off"
              onSubmit={(event) => {
                event.preventDefault();
                void save();
              }}
              aria-label={name}
            >
              <FormNotices state={state} resource={resource} />
              <OrderHead subJob={subJob} />
              {isClosed && (
                <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
                  {text(mayEdit ? 'complete' : 'complete_foreman', { date: closedOn })}
                </Alert>
              )}
              {!isClosed && isReadOnly && (
                <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
                  {text('look_only')}
                </Alert>
              )}
              {type.sections.map((section) => (
                <OrderSection
                  key={section.name}
                  type={type}
                  section={section}
                  title={label(section.label)}
                  resource={resource}
                  record={base ?? record ?? NEW}
                  isReadOnly={isReadOnly}
                  maySwitch={isReadOnly ? isClosed && mayEdit : true}
                />
              ))}
              {!isClosed &&
                isWorkOrderComplete(
                  type,
                  Object.fromEntries(type.sections.map((one, at) => [sectionFlag(one), flags[at]])),
                ) && (
                  <Alert severity="info" sx={{ mb: 2 }}>
                    {text('closes')}
                  </Alert>
                )}
              {record && (
                <OrderFoot
                  type={type}
                  resource={resource}
                  record={record}
                  subJob={subJob}
                  mayDelete={mayEdit}
                  onDeleted={() => {
                    kept.dropAll();
                    form.reset(base ?? record);
                    leaveTo(back);
                  }}
                />
              )}
              <button type="submit" hidden aria-hidden tabIndex={-1} />
            </form>
          </RecordPage>
        </LargeText>
      </div>
    </FormProvider>
  );
};
