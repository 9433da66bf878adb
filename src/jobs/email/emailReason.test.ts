import { describe, expect, it } from 'vitest';
import { emailReason } from './useEmailState';

const ADDRESSES = { contact: 'a@b.example', supervisor: null };
const NONE = { contact: null, supervisor: ' ' };

describe('why no mail can be written', () => {
  it('is the first that applies: unsaved, no address, templates, loading [EML-010 EML-011 EML-012 EML-013 EML-017]', () => {
    const all = { isUnsaved: true, addresses: NONE, templates: 'failed', isLoading: true } as const;
    expect(emailReason(all)).toBe('unsaved');
    expect(emailReason({ ...all, isUnsaved: false })).toBe('no_address');
    expect(emailReason({ ...all, isUnsaved: false, addresses: ADDRESSES })).toBe('templates_failed');
    expect(emailReason({ ...all, isUnsaved: false, addresses: ADDRESSES, templates: [] })).toBe('loading');
    expect(emailReason({ isUnsaved: false, addresses: ADDRESSES, templates: 'loading', isLoading: false })).toBe(
      'loading',
    );
    expect(emailReason({ isUnsaved: false, addresses: ADDRESSES, templates: [], isLoading: false })).toBeNull();
  });
});
