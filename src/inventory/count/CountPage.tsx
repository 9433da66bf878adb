import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { fetchedLater } from '../../page/fetchedLater';
import { useNavigate, useSearchParams } from 'react-router';
import { useToday } from '../../clock/useToday';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { takesPlaceOf } from '../../dataProvider/takesPlaceOf';
import { ErrorView } from '../../errors/ErrorView';
import { Loading } from '../../errors/Loading';
import { PageHeader } from '../../page/PageHeader';
import { useDocumentTitle } from '../../page/useDocumentTitle';
import { useNarrowerThan } from '../../theme/useNarrowerThan';
import { standardCost } from '#domain/inventory/product/standardCost';
import { numberOf } from '#domain/values';
import type { AnswerRefusal } from '../../crud/form/useResourceForm';
import type { Follow } from '../../crud/recordsDialog/DialogForm';
import type { CountRow, InventoryApi } from '../data/inventoryApi';
import { useHasUntakenText } from '../../inputs/untakenText';
import { allTaken } from '../../saving/allTaken';
import { ConflictDialog } from '../../saving/ConflictDialog';
import { useSaveKeys } from '../../saving/useSaveKeys';
import { MovementsDialog } from './MovementsDialog';
import { useInventoryText } from '../useInventoryText';
import './count.css';
import { CountCards } from './CountCards';
import { CountFilters } from './CountFilters';
import { CountProgress } from './CountProgress';
import { CountTable } from './CountTable';
import { groupsOf, isCounted, isFound, rowsOfView } from './shownRows';
import { UnexpectedDialog } from './UnexpectedDialog';
import { useCountAddress } from './useCountAddress';
import { useCountSheet } from './useCountSheet';
import { CopyShownTable } from '../../files/CopyShownTable';

const RecordsDialog = fetchedLater(async () => ({
  default: (await import('../../crud/recordsDialog/RecordsDialog')).RecordsDialog,
}));

/** What list price and discount say; the standard cost may be typed over afterwards [INV-024]. */
const costFollows: Follow = (name, { list_price, discount }) =>
  name === 'list_price' || name === 'discount'
    ? { standard_cost: standardCost(numberOf(list_price), numberOf(discount)) }
    : undefined;

/** Under this width the table becomes cards [UI-036]. */
const CARDS = 1183;
const START = '/inventory-count';

interface Props {
  api: InventoryApi;
  userId: number;
  mayEdit: boolean;
}

/** The count of stock: a place is chosen, its products are counted down the sheet, and saved together [INV-001]. */
export const CountPage = ({ api, userId, mayEdit }: Props) => {
  const text = useInventoryText();
  const today = useToday();
  const navigate = useNavigate();
  const narrow = useNarrowerThan(CARDS);
  const [params, setParams] = useSearchParams();
  const answerRefusal = useCallback<AnswerRefusal>(
    async (...refused) => (await import('./confirmStockKeeps')).confirmStockKeeps(text, ...refused),
    [text],
  );
  const { view, show } = useCountAddress();
  const sheet = useCountSheet(api, userId, today);
  const [history, setHistory] = useState<CountRow | null>(null);
  const { data, error, rows, draft, pending } = sheet;

  const place = data?.locations.find(({ id }) => id === view.location)?.name;
  const inView = rowsOfView(rows, view);
  const counted = inView.filter((row) => isCounted(row, draft, today));
  const shown = inView.filter(
    (row) => isFound(row, view.search) && !(view.onlyOpen && isCounted(row, draft, today) && !draft.edits.has(row.id)),
  );
  const hidden = pending.filter(({ id }) => !shown.some((row) => row.id === id)).length;

  useDocumentTitle(place ?? text('inventory'));
  const hasUntaken = useHasUntakenText();
  const isDirty = pending.length > 0 || hasUntaken;
  const latestSave = useRef(sheet.save);
  useEffect(() => {
    latestSave.current = sheet.save;
  });
  // The counts that were typed last are drawn by then.
  const saveAll = useCallback(async () => (await allTaken()) && latestSave.current(), []);
  useUnsavedChangesGuard(isDirty, mayEdit ? saveAll : undefined);
  const save = (): void => void saveAll();
  useSaveKeys({ save, canSave: mayEdit && pending.length > 0, isSaving: sheet.saving });

  const reset = (): void => {
    sheet.drop();
    void navigate(START, { replace: true });
  };
  const body = () => {
    if (takesPlaceOf(data, error)) return <ErrorView variant="page" onRetry={() => void sheet.refetch()} />;
    if (!data) return <Loading />;
    const Sheet = narrow ? CountCards : CountTable;
    return (
      <form className="count-body" noValidate onSubmit={(event) => event.preventDefault()}>
        <CountFilters today={today} locations={data.locations} categories={data.categories} view={view} onShow={show} />
        {!mayEdit && (
          <Alert severity="info" variant="outlined">
            {text('read_only')}
          </Alert>
        )}
        {sheet.kept > 0 && pending.length > 0 && (
          <Alert
            severity="info"
            variant="outlined"
            onClose={sheet.forgetKept}
            action={
              <Button color="inherit" size="small" onClick={sheet.drop}>
                {text('drop')}
              </Button>
            }
          >
            {text('kept', { smart_count: sheet.kept })}
          </Alert>
        )}
        {sheet.dropped && (
          <Alert
            severity="warning"
            variant="outlined"
            action={
              <Button color="inherit" size="small" onClick={sheet.restore}>
                {text('restore')}
              </Button>
            }
          >
            {text('dropped', { smart_count: sheet.dropped.edits.size })}
          </Alert>
        )}
        {view.location === null && <p className="count-empty">{text('select_location')}</p>}
        {view.location !== null && shown.length === 0 && <p className="count-empty">{text('no_rows')}</p>}
        {inView.length > 0 && (
          <CountProgress done={counted.length} all={inView.length} unsaved={pending.length} elsewhere={hidden} />
        )}
        {shown.length > 0 && (
          <Sheet
            groups={groupsOf(shown)}
            place={place ?? ''}
            sheet={sheet}
            mayEdit={mayEdit}
            today={today}
            onMovements={setHistory}
          />
        )}
        {mayEdit && shown.length > 0 && !narrow && <p className="count-hint">{text('keys_hint')}</p>}
      </form>
    );
  };
  return (
    <>
      <PageHeader
        crumbs={[{ label: text('inventory') }, ...(place === undefined ? [] : [{ label: place }])]}
        actions={
          <>
            <Button
              variant="text"
              onClick={() =>
                setParams((before) => {
                  const next = new URLSearchParams(before);
                  next.set('products', '1');
                  return next;
                })
              }
            >
              {text('products')}
            </Button>
            {shown.length > 0 && !narrow && <CopyShownTable />}
            <Button variant="outlined" onClick={reset}>
              {text('reset')}
            </Button>
            {mayEdit && (
              <Button
                variant="contained"
                onClick={save}
                disabled={!isDirty || sheet.invalid.length > 0}
                aria-keyshortcuts="Control+S Meta+S"
                loading={sheet.saving}
                loadingPosition="start"
              >
                {text('update')}
              </Button>
            )}
          </>
        }
      />
      {body()}
      {sheet.unlikely && (
        <UnexpectedDialog
          rows={sheet.unlikely}
          edits={draft.edits}
          onSave={() => sheet.answerUnlikely(true)}
          onClose={() => sheet.answerUnlikely(false)}
        />
      )}
      {sheet.contested && (
        <ConflictDialog
          words={{ title: text('conflict_title'), text: text('conflict_text') }}
          rows={sheet.contested.map(({ row, edit }) => ({
            path: String(row.id),
            label: row.product.name,
            mine: `${edit.unit_count} / ${edit.individual_count}`,
            theirs: text('theirs', {
              who: row.changed_by ?? text('someone'),
              units: row.unit_count,
              individual: row.individual_count,
            }),
          }))}
          mustChoose
          isBusy={sheet.saving}
          onMerge={(theirs) => void sheet.merge(theirs)}
          onDiscard={sheet.discard}
          onClose={sheet.dismiss}
        />
      )}
      {history && <MovementsDialog api={api} row={history} onClose={() => setHistory(null)} />}
      {params.get('products') === '1' && (
        <Suspense fallback={null}>
          <RecordsDialog
            name="product"
            opens="products"
            title={text('products')}
            unused={{ field: 'is_discontinued', value: false, label: text('show_discontinued') }}
            followed={costFollows}
            answerRefusal={answerRefusal}
            mayEdit={mayEdit}
            onChanged={() => void sheet.refetch()}
          />
        </Suspense>
      )}
    </>
  );
};
