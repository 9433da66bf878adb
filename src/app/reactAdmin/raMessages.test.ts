import { describe, expect, it } from 'vitest';
import { raMessages } from './raMessages';

describe("react-admin's texts", () => {
  it('ask about unsaved changes in our words [UI-024]', () => {
    expect(raMessages('en').ra.message.unsaved_changes).toBe('You have unsaved changes. Navigate away?');
  });
  it('are Spanish where they are translated and English elsewhere', () => {
    expect(raMessages('es').ra.action.save).toBe('Guardar');
    expect(raMessages('es').ra.message.unsaved_changes).toBe('Tiene cambios sin guardar. ¿Salir de la página?');
    expect(raMessages('es').ra.guesser?.empty.title).toBe('No data to display');
  });
});
