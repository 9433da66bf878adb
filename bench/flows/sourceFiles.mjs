/** Which source file a function of a built file was written in, by its source map. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve, dirname } from 'node:path';

const OWN = /^(src|server|domain)\//;

/** Answers, for the place of a letter in a text, its line and column, both from 0. */
const placesIn = (text) => {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return [low, offset - starts[low]];
  };
};

/**
 * @param root the project's folder
 * @param mapOf the path of the map of a built file
 * @returns for a built file, what tells the source file of a place in it: a path in `src`, `server` or `domain`, null for
 *   what comes of a package
 */
export const sourceFiles = (root, mapOf) => {
  const known = new Map();
  const read = (file) => {
    const path = mapOf(file);
    if (!existsSync(path)) return () => null; // the bundler's own
    const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
    const placeOf = placesIn(readFileSync(file, 'utf8'));
    return (offset) => {
      const { originalSource } = map.findEntry(...placeOf(offset));
      if (!originalSource) return null;
      const source = relative(root, resolve(dirname(path), originalSource)).split('?')[0];
      return OWN.test(source) ? source : null;
    };
  };
  return (file) => {
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
};
