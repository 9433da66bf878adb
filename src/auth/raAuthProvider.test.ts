import { describe, expect, it } from 'vitest';
import type { Permission } from '#domain/access/permissions';
import { raAuthProvider } from './raAuthProvider';
import { STARTING } from './sessionState';

const providerOf = (...permissions: Permission[]) => {
  const profile = {
    id: 3,
    sub: 'trowel|3',
    email: 'a@b.test',
    first_name: 'Dana',
    last_name: 'Reyes',
    role: { id: 3, name: 'Scheduler' },
    employee: null,
    preliminary_estimate_action: 'none',
    flags: { presite_gunite: false, presite_pebble: false },
    week_starts_on: 'Sunday',
    permissions,
  } as const;
  const asked: string[] = [];
  const provider = raAuthProvider({
    get: () => ({ ...STARTING, profile: { ...profile, permissions } }),
    identity: () => {
      throw new Error('nobody signs in here');
    },
    logout: async () => undefined,
    keepAlive: async () => undefined,
    rejected: async () => void asked.push('rejected'),
  });
  const may = async (action: string, resource: string) =>
    provider.canAccess?.({ action, resource, signal: new AbortController().signal });
  return { provider, asked, may };
};

describe("react-admin's canAccess", () => {
  it('allows what the permissions of the claim allow with a resource', async () => {
    const { may } = providerOf('CAN_VIEW_JOB', 'CAN_EDIT_ESTIMATE', 'CAN_EXPORT_DATA');
    const actions = ['list', 'show', 'create', 'edit', 'delete', 'export'];
    expect(await Promise.all(actions.map((action) => may(action, 'customer')))).toEqual([
      true,
      true,
      true,
      true,
      false,
      true,
    ]);
  });

  it('allows nothing with what one may not read, and no action that it does not know', async () => {
    const { may } = providerOf('CAN_VIEW_JOB');
    for (const action of ['list', 'create', 'export']) expect(await may(action, 'vendor')).toBe(false);
    expect(await may('list', 'customer')).toBe(true);
    expect(await may('impersonate', 'customer')).toBe(false);
    expect(await may('constructor', 'customer')).toBe(false);
  });

  it('knows a user by the name of the resource, whose table is app_user', async () => {
    expect(await providerOf('CAN_VIEW_JOB').may('list', 'user')).toBe(false);
    expect(await providerOf('CAN_ADMINISTER_USER').may('edit', 'user')).toBe(true);
  });
});

it('ends the session for a rejected token alone, not for a refusal', async () => {
  const { provider, asked } = providerOf('CAN_VIEW_JOB');
  await provider.checkError({ status: 403 });
  expect(asked).toEqual([]);
  await provider.checkError({ status: 401 });
  expect(asked).toEqual(['rejected']);
});
