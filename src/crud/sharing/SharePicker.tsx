import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { roleText } from '#domain/lookups/shownName';
import type { ShareChoice, Sharing } from '#domain/sharing/sharing';
import { CallError } from '../../dataProvider/CallError';
import { gql } from '../../dataProvider/gql';
import { useServer } from '../../dataProvider/ServerContext';
import { useLanguage } from '../../i18n/useLanguage';
import { MultiPicker } from '../../inputs/MultiPicker';
import type { ShareValue } from './shareValue';
import { useShareText } from './useShareText';

const CHOICES = gql(`query shareChoices($resource: String!, $of_import: Boolean) {
  choices: shareChoices(resource: $resource, of_import: $of_import) { roles { id name may_read } users { id name may_read } } }`);

/** What is shared: a view of a list, or a mapping of its imports. */
export interface ShareTarget {
  resource: string;
  of_import: boolean;
}

interface Props {
  target: ShareTarget;
  value: ShareValue;
  onChange: (value: ShareValue) => void;
  /** As it is shared now, with the names of whom it is shared with; absent for what is new. */
  shared?: Sharing | undefined;
  /** Whose it is; null for one's own. */
  owner?: string | null;
}

const NO_CHOICES: readonly ShareChoice[] = [];

/** The choices, and with them whom it is shared with already. */
const withShared = (choices: readonly ShareChoice[], shared: Sharing['shared_roles'] = []): ShareChoice[] => [
  ...choices,
  ...shared.filter(({ id }) => !choices.some((choice) => choice.id === id)).map((one) => ({ ...one, may_read: true })),
];

/** Who sees something: its owner alone, everybody, or chosen roles and people [ADM-016]. */
export const SharePicker = ({ target, value, onChange, shared, owner = null }: Props) => {
  const text = useShareText();
  const { language } = useLanguage();
  const server = useServer();
  const labelId = useId();
  const { data, error } = useQuery({
    queryKey: ['share_choices', target.resource, target.of_import],
    retry: false,
    staleTime: 60_000,
    queryFn: async ({ signal }) => (await server.query(CHOICES, { ...target }, { signal })).choices,
  });
  const roles = withShared(data?.roles ?? NO_CHOICES, shared?.shared_roles).map((role) => ({
    ...role,
    name: roleText(role.name)[language],
  }));
  const users = withShared(data?.users ?? NO_CHOICES, shared?.shared_users);
  const isForbidden = error instanceof CallError && error.code === 'FORBIDDEN';
  const blind = [
    ...roles.filter(({ id }) => value.role_ids.includes(id)),
    ...users.filter(({ id }) => value.user_ids.includes(id)),
  ].filter(({ may_read }) => !may_read);
  const option = (who: ShareValue['who'], label: string, isOff = false) => (
    <FormControlLabel value={who} disabled={isOff} control={<Radio size="small" />} label={label} />
  );
  return (
    <FormControl sx={{ display: 'flex', mt: 1 }}>
      <FormLabel id={labelId}>{text('share_who')}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={value.who}
        onChange={(_event, picked) => {
          const who = (['nobody', 'everyone', 'chosen'] as const).find((one) => one === picked);
          if (who) onChange({ ...value, who });
        }}
      >
        {option('nobody', owner === null ? text('share_nobody') : text('share_owner', { name: owner }))}
        {option('everyone', text(target.of_import ? 'share_everyone_import' : 'share_everyone'))}
        {/* Who may not know whom there is shares with everybody or nobody. */}
        {(!isForbidden || value.who === 'chosen') &&
          option('chosen', text('share_chosen'), data === undefined && value.who !== 'chosen')}
      </RadioGroup>
      {value.who === 'chosen' && (
        <Stack spacing={2} sx={{ mt: 1, ml: { xs: 0, sm: 4 } }}>
          <MultiPicker
            label={text('share_roles')}
            options={roles}
            value={value.role_ids}
            onChange={(role_ids) => onChange({ ...value, role_ids })}
            closesOnChoice
          />
          <MultiPicker
            label={text('share_users')}
            options={users}
            value={value.user_ids}
            onChange={(user_ids) => onChange({ ...value, user_ids })}
            closesOnChoice
          />
          {blind.length > 0 && (
            <Alert severity="warning" role="status">
              {text('share_blind', { names: blind.map(({ name }) => name).join(', ') })}
            </Alert>
          )}
        </Stack>
      )}
      {value.who !== 'nobody' && <FormHelperText sx={{ mx: 0 }}>{text('share_overseen')}</FormHelperText>}
    </FormControl>
  );
};
