import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { FormEvent } from 'react';
import { TOKEN_DAYS, MAX_TOKEN_NAME } from '#domain/access/apiTokens';
import { grantableText } from '#domain/access/permissionLabels';
import { grantableOf } from '#domain/access/grantableOf';
import { isPermission, isSourceCode, PERMISSIONS, type Permission } from '#domain/access/permissions';
import { isRecord } from '#domain/values';
import { usePermissions } from '../../auth/usePermissions';
import { useUnsavedChangesGuard } from '../../confirm/useUnsavedChangesGuard';
import { useLanguage } from '../../i18n/useLanguage';
import { IntegerInput } from '../../inputs/IntegerInput';
import { LimitedField } from '../../inputs/LimitedField';
import { whenTaken } from '../../saving/allTaken';
import { useKeptFields } from '../../saving/drafts/useKeptFields';
import { useAdminText } from '../useAdminText';
import type { NewToken } from './tokensApi';

const USUAL_DAYS = 90;

interface Props {
  busy: boolean;
  /** @param done is called once it is made */
  onCreate: (token: NewToken, done: () => void) => void;
}

interface TypedToken {
  name: string;
  days: number | null;
  codes: readonly Permission[];
}

const EMPTY: TypedToken = { name: '', days: USUAL_DAYS, codes: [] };

const isTypedToken = (value: unknown): value is TypedToken =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  (value.days === null || typeof value.days === 'number') &&
  Array.isArray(value.codes) &&
  value.codes.every(isPermission);

/** Name, lifetime and codes of a new token: those that the user holds. It is kept until the token is made [KEY-017]. */
export const NewTokenForm = ({ busy, onCreate }: Props) => {
  const text = useAdminText();
  const { language } = useLanguage();
  const held = usePermissions();
  const heldOfSources = [...held].filter(isSourceCode);
  const { fields, set, drop, isDirty } = useKeptFields('api_token', EMPTY, isTypedToken);
  useUnsavedChangesGuard(isDirty, undefined, drop);
  const { name, days } = fields;
  const codes = fields.codes.filter((code) => held.has(code));
  const isFit = name.trim() !== '' && codes.length > 0;
  const toggle = (code: Permission): void =>
    set({ codes: codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code] });
  const labelOf = (code: Permission): string => {
    const label = grantableText(grantableOf(code))[language];
    if (grantableOf(code) === code) return label;
    return `${label}: ${text(code.startsWith('CAN_EDIT_') ? 'token_edit' : 'token_view')}`;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isFit && days !== null) whenTaken(() => onCreate({ name: name.trim(), codes, days }, drop));
  };
  return (
    <form className="token-form" onSubmit={submit} aria-label={text('token_new')}>
      <div className="token-head">
        <LimitedField
          label={text('name')}
          max={MAX_TOKEN_NAME}
          required
          value={name}
          onChange={({ target }) => set({ name: target.value })}
        />
        <IntegerInput
          label={text('token_days')}
          required
          min={TOKEN_DAYS.least}
          max={TOKEN_DAYS.most}
          value={days}
          onChange={(next) => set({ days: next })}
        />
      </div>
      <fieldset className="token-codes">
        <legend>{text('token_codes')}</legend>
        {[...PERMISSIONS.filter((code) => code !== 'IS_SUBCONTRACTOR' && held.has(code)), ...heldOfSources].map(
          (code) => (
            <FormControlLabel
              key={code}
              label={labelOf(code)}
              control={<Checkbox size="small" checked={codes.includes(code)} onChange={() => toggle(code)} />}
            />
          ),
        )}
      </fieldset>
      <Button type="submit" variant="contained" disabled={!isFit} loading={busy}>
        {text('token_create')}
      </Button>
      {!isFit && <p className="admin-none">{text('token_unfit', { most: TOKEN_DAYS.most })}</p>}
    </form>
  );
};
