import Alert from '@mui/material/Alert';
import { useCallback, useMemo, useState } from 'react';
import { OnlineOnly } from '../../../connectivity/OnlineOnly';
import { Section } from '../../../page/Section';
import { useLoaded } from '../../../dataProvider/useLoaded';
import { useDebounced } from '../../../crud/values/useDebounced';
import type { Choice } from '../../../inputs/choice';
import { Combobox } from '../../../inputs/Combobox';
import { asChoice } from '../../fields/choices';
import { useJobFormApi } from '../data/useJobFormApi';
import { useDraft } from '../state/useDraft';
import { useField } from '../state/useField';
import { useJobFormText } from '../data/useJobFormText';
import { mergeableName } from '../data/mergeableName';

const SETTLED_MS = 200;

/**
 * Picks the estimate that the next save merges into a saved job, for who may see estimates
 * [JOB-016 JOB-017 JOB-018 JOB-068].
 */
export const MergeEstimate = () => {
  const wasEstimated = useDraft(({ was_estimated }) => was_estimated);
  const { readOnly } = useField('estimate_to_merge');
  const text = useJobFormText();
  return wasEstimated || readOnly ? null : (
    <Section title={text('merge_estimate')} defaultOpen={false}>
      <OnlineOnly label={text('merge_pick')}>
        <EstimatePicker />
      </OnlineOnly>
    </Section>
  );
};

const EstimatePicker = () => {
  const text = useJobFormText();
  const api = useJobFormApi();
  const label = text('merge_pick');
  const { value, set, error } = useField('estimate_to_merge', label);
  const company = useDraft((draft) => draft.company?.id ?? null);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, SETTLED_MS);
  const load = useCallback(() => api.mergeable(search.trim(), company), [api, search, company]);
  const { value: data, error: failure, isLoading } = useLoaded(load);
  const chosen = asChoice(value);
  const options = useMemo(() => {
    const offered = (data ?? []).map((one) => ({ id: one.id, name: mergeableName(one) }));
    return chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  }, [data, chosen]);
  const pick = (choice: Choice | null): void => {
    set(choice);
    if (choice) window.open(`/estimate/${choice.id}/edit`, '_blank', 'noopener');
  };
  return (
    <div className="job-fields">
      <div className="job-field is-wide">
        <Combobox
          label={label}
          name="estimate_to_merge"
          value={chosen}
          options={options}
          onSearch={setTyped}
          loading={isLoading}
          onChange={pick}
          error={error ?? (failure ? text('merge_failed') : null)}
        />
        {chosen && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {text('merge_note')}
          </Alert>
        )}
      </div>
    </div>
  );
};
