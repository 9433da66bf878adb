import Autocomplete from '@mui/material/Autocomplete';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foldText } from '#domain/foldText';
import { ROUTES } from '#domain/access/routes';
import { sampleAddresses } from '#domain/access/sampleAddress';
import { ReferencePicker } from '../../crud/values/ReferencePicker';
import { useReferenced } from '../../crud/values/useReferenced';
import { useLabel } from '../../crud/look/useLabel';
import { useCatalogue } from '../../dataProvider/catalogue/useCatalogue';
import { useLocalText } from '../../i18n/useLocalText';
import { Combobox } from '../../inputs/Combobox';
import { IntegerInput } from '../../inputs/IntegerInput';
import { usePeopleText } from '../usePeopleText';
import { screenMeant } from './screenMeant';
import { WHY_KINDS, type WhyKind, type WhyQuestion } from './question';
import { useWhyApi } from './whyApi';

interface Props {
  question: WhyQuestion;
  onChange: (change: Partial<WhyQuestion>) => void;
}

/** The screens that can be asked about. */
const ADDRESSES = ROUTES.filter((route) => !route.signed_out);

const ScreenField = ({ question, onChange }: Props) => {
  const text = usePeopleText();
  const local = useLocalText();
  const names = new Map(
    ADDRESSES.flatMap((route) => sampleAddresses(route).map((address) => [address, local(route.title)] as const)),
  );
  return (
    <Autocomplete
      freeSolo
      fullWidth
      options={[...names.keys()]}
      value={question.name}
      getOptionLabel={(path) => path}
      renderOption={({ key, ...props }, path) => (
        <li key={key} {...props}>
          {names.get(path)}
          <span className="why-path">{path}</span>
        </li>
      )}
      filterOptions={(paths, { inputValue }) =>
        paths.filter((path) => foldText(`${names.get(path) ?? ''} ${path}`).includes(foldText(inputValue)))
      }
      onChange={(_event, name) => onChange({ name: screenMeant(name ?? '', names) })}
      onBlur={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.value !== question.name)
          onChange({ name: screenMeant(event.target.value, names) });
      }}
      renderInput={(params) => <TextField {...params} label={text('why_screen')} />}
    />
  );
};

const NONE: readonly string[] = [];

const CallField = ({ question, onChange }: Props) => {
  const text = usePeopleText();
  const api = useWhyApi();
  const { data = NONE, isPending } = useQuery({ queryKey: ['why', 'calls'], queryFn: () => api.calls() });
  const calls = useMemo(() => data.map((name, index) => ({ id: index + 1, name })), [data]);
  return (
    <Combobox
      label={text('why_call')}
      options={calls}
      loading={isPending}
      value={calls.find(({ name }) => name === question.name) ?? null}
      onChange={(call) => onChange({ name: call?.name ?? '' })}
    />
  );
};

const FieldFields = ({ question, onChange }: Props) => {
  const text = usePeopleText();
  const label = useLabel();
  const { resources, find } = useCatalogue();
  return (
    <>
      <TextField
        select
        fullWidth
        label={text('why_resource')}
        value={find(question.name) ? question.name : ''}
        onChange={(event) => onChange({ name: event.target.value, field: '' })}
      >
        {resources.map(({ name, label_plural }) => (
          <MenuItem key={name} value={name}>
            {label(label_plural)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label={text('why_field')}
        value={question.field}
        onChange={(event) => onChange({ field: event.target.value })}
        disabled={!find(question.name)}
      >
        {(find(question.name)?.fields ?? []).map((field) => (
          <MenuItem key={field.name} value={field.name}>
            {label(field.label)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

const RecordFields = ({ question, onChange }: Props) => {
  const text = usePeopleText();
  const label = useLabel();
  const { resources } = useCatalogue();
  const entities = [
    { name: 'job', label: text('entity_job') },
    { name: 'job_detail', label: text('entity_sub_job') },
    ...resources.map((one) => ({ name: one.name, label: label(one.label) })),
  ];
  return (
    <>
      <TextField
        select
        fullWidth
        label={text('why_entity')}
        value={entities.some(({ name }) => name === question.name) ? question.name : ''}
        onChange={(event) => onChange({ name: event.target.value })}
      >
        {entities.map((one) => (
          <MenuItem key={one.name} value={one.name}>
            {one.label}
          </MenuItem>
        ))}
      </TextField>
      <IntegerInput label={text('why_id')} min={1} value={question.id} onChange={(id) => onChange({ id })} />
      <TextField
        select
        fullWidth
        label={text('why_action')}
        value={question.action}
        onChange={(event) => onChange({ action: event.target.value === 'edit' ? 'edit' : 'view' })}
      >
        {(['view', 'edit'] as const).map((action) => (
          <MenuItem key={action} value={action}>
            {text(`action_${action}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

const FIELDS: Readonly<Record<WhyKind, typeof ScreenField>> = {
  screen: ScreenField,
  call: CallField,
  field: FieldFields,
  record: RecordFields,
};

/** Who, and about what. */
export const QuestionFields = ({ question, onChange }: Props) => {
  const text = usePeopleText();
  const { find } = useCatalogue();
  const users = find('user');
  const [chosen] = useReferenced(users, question.user === null ? [] : [question.user]);
  const Subject = FIELDS[question.kind];
  return (
    <div className="why-fields">
      <ReferencePicker
        target={users}
        label={text('why_user')}
        value={question.user === null ? null : (chosen ?? { id: question.user })}
        onChange={(row) => onChange({ user: row ? Number(row.id) : null })}
      />
      <TextField
        select
        fullWidth
        label={text('why_kind')}
        value={question.kind}
        onChange={(event) =>
          onChange({
            kind: WHY_KINDS.find((kind) => kind === event.target.value) ?? 'screen',
            name: '',
            field: '',
            id: null,
          })
        }
      >
        {WHY_KINDS.map((kind) => (
          <MenuItem key={kind} value={kind}>
            {text(`kind_${kind}`)}
          </MenuItem>
        ))}
      </TextField>
      <Subject question={question} onChange={onChange} />
    </div>
  );
};
