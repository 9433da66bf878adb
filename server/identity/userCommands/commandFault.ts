/** A message for the one who typed a command; nothing else is shown. */
export class CommandFault extends Error {}

/**
 * The value of an option, without space around it.
 * @throws CommandFault that names the option and shows `usage`
 */
export const required = (value: string | undefined, name: string, usage: string): string => {
  if (!value?.trim()) throw new CommandFault(`--${name} is missing.\n\n${usage}`);
  return value.trim();
};
