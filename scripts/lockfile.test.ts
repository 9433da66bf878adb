import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(z.string(), z.looseObject({ integrity: z.string().optional(), link: z.boolean().optional() })),
});

describe('package-lock.json', () => {
  it('has the checksum of every package, also of those for other systems', () => {
    const { packages } = lockfile.parse(
      JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')),
    );
    const bare = Object.entries(packages).filter(([path, { integrity, link }]) => path !== '' && !link && !integrity);
    expect(bare.map(([path]) => path)).toEqual([]);
    expect(Object.keys(packages).length).toBeGreaterThan(500);
  });
});
