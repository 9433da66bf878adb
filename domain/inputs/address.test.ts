import { describe, expect, it } from 'vitest';
import { addressLine, addressText, MAPS_LINK_ATTRIBUTES, pinOf } from './address';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const whole = { address_line_1: ' 1204 Yale St ', city: 'Houston', state: 'TX', zip_code: '77008' };

describe('an address', () => {
  it('reads street, city, state and zip [NAV-042]', () => {
    expect(addressText(whole)).toBe('1204 Yale St, Houston, TX 77008');
  });

  it('leaves out what is empty, in the text and in the link [NAV-040 JOB-037]', () => {
    const some = { address_line_1: '  ', city: ' Houston ', state: null, zip_code: '77002' };
    expect(addressLine(some, WINDOWS)).toEqual({
      text: 'Houston, 77002',
      href: 'https://maps.google.com/maps?daddr=Houston%2C%2077002&dirflg=d&layer=t',
    });
    expect(addressText({ state: 'TX' })).toBe('TX');
  });

  it('links to Apple maps on Apple devices and elsewhere to directions with traffic [NAV-039 NAV-042 JOB-037]', () => {
    const query = '1204%20Yale%20St%2C%20Houston%2C%20TX%2077008';
    for (const agent of [IPHONE, 'iPad', 'iPod', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)']) {
      expect(addressLine(whole, agent).href).toBe(`https://maps.apple.com/?daddr=${query}&dirflg=d`);
    }
    expect(addressLine(whole, WINDOWS).href).toBe(`https://maps.google.com/maps?daddr=${query}&dirflg=d&layer=t`);
  });

  it('opens in a tab of its own that learns nothing of ours [NAV-038 JOB-037]', () => {
    expect(MAPS_LINK_ATTRIBUTES).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  });

  it('is plain text when all four parts are missing [NAV-041 JOB-037]', () => {
    expect(addressLine({ address_line_1: ' ', city: '', state: null }, IPHONE)).toEqual({
      text: '(No Address)',
      href: null,
    });
  });

  it('leads to the pin that was set by hand, also where no address is known [KEY-020]', () => {
    const pin = pinOf({ lat: 29.7812345, lon: -95.8, is_pin_set_by_hand: true });
    expect(addressLine({ ...whole, pin }, IPHONE)).toEqual({
      text: '1204 Yale St, Houston, TX 77008',
      href: 'https://maps.apple.com/?daddr=29.7812345%2C-95.8&dirflg=d',
    });
    expect(addressLine({ pin }, WINDOWS)).toEqual({
      text: '(No Address)',
      href: 'https://maps.google.com/maps?daddr=29.7812345%2C-95.8&dirflg=d&layer=t',
    });
    expect(pinOf({ lat: 29.7812345, lon: -95.8, is_pin_set_by_hand: false })).toBeNull();
  });

  it('survives text that no link can hold', () => {
    expect(addressLine({ city: `A\uD800B` }, WINDOWS).href).toContain('daddr=AB&');
  });
});
