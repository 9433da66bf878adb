import { describe, expect, it } from 'vitest';
import { originsOf } from './issuerDoor';

describe('the addresses of the app', () => {
  it("are both names of one's own machine", () => {
    expect(originsOf('http://127.0.0.1:3001')).toEqual(['http://127.0.0.1:3001', 'http://localhost:3001']);
    expect(originsOf('http://localhost:3001')).toEqual(['http://localhost:3001', 'http://127.0.0.1:3001']);
  });
  it('are the public one alone', () => {
    expect(originsOf('https://trowel.example')).toEqual(['https://trowel.example']);
  });
});
