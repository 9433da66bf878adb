import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../src/app/screens';
import { screenModules } from './screenFiles.mjs';

const modules = screenModules(readFileSync(join(import.meta.dirname, '../src/app/screens.tsx'), 'utf8'));

describe('the modules of a screen', () => {
  it('are read from the table of screens, also behind names', () => {
    expect(modules['/week/pebble']).toEqual(['../boards/screen/BoardScreen']);
    expect(modules['/customer']).toEqual(['./reactAdmin/RecordLayer', '../crud/ListScreen']);
    expect(modules['/customer/new']).toEqual(['./reactAdmin/RecordLayer', '../crud/FormScreen']);
    expect(modules['/DigitalBoard/:category']).toEqual(['../boards/wall/DigitalBoard']);
  });

  it('are known of every screen that is not a mere way to another', () => {
    expect(Object.keys(modules)).toEqual(Object.keys(SCREENS));
    expect(Object.keys(modules).filter((path) => modules[path]?.length === 0)).toEqual(['/crew', '/admin/lookups']);
  });
});
