import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** What a user does in the forms of sub-jobs, each waiting for what it acts on. */
export const field = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByLabelText(name, { selector: 'input, textarea' });

/** Opens a picker and takes an entry of its list. */
export const pickOption = async (name: string | RegExp, option: string): Promise<void> => {
  await userEvent.click(await field(name));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const typeInto = async (name: string | RegExp, text: string): Promise<void> => {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const sees = (name: string | RegExp, value: string): Promise<void> =>
  waitFor(async () => expect(await field(name)).toHaveValue(value));
export const reads = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible());
export const readsNot = (text: string | RegExp): Promise<void> =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull());
