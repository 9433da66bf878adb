/**
 * A name that no other document of the folder has: the second one gets the time behind it, a third one of the same
 * second a number as well [DOC-024 DOC-041].
 * @param taken the names of the folder in small letters
 * @param stamp the server's local time, `YYYYMMDDHHmmss`
 */
export const freeName = (file_name: string, taken: ReadonlySet<string>, stamp: string): string => {
  if (!taken.has(file_name.toLowerCase())) return file_name;
  const dot = file_name.lastIndexOf('.');
  const [base, ending] = dot > 0 ? [file_name.slice(0, dot), file_name.slice(dot)] : [file_name, ''];
  const stamped = `${base}_${stamp}`;
  if (!taken.has(`${stamped}${ending}`.toLowerCase())) return `${stamped}${ending}`;
  let number = 2;
  while (taken.has(`${stamped}-${number}${ending}`.toLowerCase())) number += 1;
  return `${stamped}-${number}${ending}`;
};
