import type { EmailTemplate } from '#domain/builderEmail/offeredTemplates';

const template = (id: number, display_name: string, ...flags: (keyof EmailTemplate)[]): EmailTemplate => ({
  id,
  display_name,
  aws_name: display_name.toLowerCase().replaceAll(' ', '-'),
  is_prep: false,
  is_app: false,
  is_detail: false,
  is_pebble: false,
  is_gunite: false,
  is_warranty: false,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});

export const EMAIL_TEMPLATES: readonly EmailTemplate[] = [
  template(4, 'Pebble Schedule', 'is_pebble'),
  template(6, 'Gunite Scheduled', 'is_gunite'),
  template(7, 'Gunite Complete', 'is_gunite'),
  template(11, 'General Update'),
];
