import type { LocalText } from '../localText';
import type { PresiteDraft, SubJobDraft } from '../jobs/draft';
import { OTHER } from '../subJobs/warrantyRules';
import { RECORD_LABELS } from '../labels/records';
import { FIELD_LABELS } from '../labels/fields';
import { STAGE_LABELS } from '../labels/stages';

/** What is filled in on the site: all of a presite but its days, its supervisor and its comments. */
export type ChecklistName = Exclude<
  keyof PresiteDraft,
  'id' | 'checkin_date' | 'scheduled_date' | 'presite_supervisor' | 'comments'
>;

interface Common {
  name: ChecklistName;
  label: LocalText;
  /** Presites that have the field; all of them without it. */
  isIn?: (of: Pick<SubJobDraft, 'presite'>) => boolean;
  required?: true;
}

export type ChecklistField = Common &
  (
    | { kind: 'yesNo' }
    | { kind: 'count'; unit?: string }
    | { kind: 'text' | 'long'; max: number }
    | { kind: 'picker'; list: 'slurryTypes' | 'vgbMainDrainProviders' }
  );

interface ChecklistGroup {
  title: LocalText;
  fields: readonly ChecklistField[];
}

const yesNo = (name: ChecklistName, en: string, es: string): ChecklistField => ({
  name,
  label: { en, es },
  kind: 'yesNo',
});
const count = (name: ChecklistName, en: string, es: string, unit?: string): ChecklistField => ({
  name,
  label: { en, es },
  kind: 'count',
  ...(unit === undefined ? {} : { unit }),
});
const notes = (name: ChecklistName, en: string, es: string): ChecklistField => ({
  name,
  label: { en, es },
  kind: 'long',
  max: 4000,
});

/** The check of the site, in the order of the form and of the phone [PRE-001 PRE-002 PRE-003 PRE-022]. */
export const PRESITE_CHECKLIST: readonly ChecklistGroup[] = [
  {
    title: RECORD_LABELS.access,
    fields: [
      count('feet_of_hose_needed', 'Feet of Hose Needed', 'Pies de manguera necesarios', 'ft'),
      yesNo('is_water_on_site', 'Water on Site', 'Agua en el sitio'),
      yesNo('is_access_to_power', 'Access to Power', 'Acceso a electricidad'),
      notes('access_notes', 'Access Notes', 'Notas de acceso'),
    ],
  },
  {
    title: { en: 'Shell', es: 'Estructura' },
    fields: [
      yesNo('is_pool_ready_to_shoot', 'Pool Ready to Shoot', 'Piscina lista para lanzar'),
      yesNo('is_job_caved_in', 'Job Caved In', 'Obra derrumbada'),
      yesNo('is_stub_out', 'Stub Out', 'Tubería saliente'),
      yesNo('is_needs_inspection', 'Needs Inspection', 'Necesita inspección'),
      yesNo('is_weeping', 'Weeping', 'Filtración'),
      yesNo('is_depth_matches_plan', 'Depth Matches Plan', 'Profundidad según el plano'),
      notes('additional_depth_notes', 'Additional Depth Notes', 'Notas sobre la profundidad'),
      notes('plan_change_notes', 'Plan Change Notes', 'Notas de cambios al plano'),
    ],
  },
  {
    title: RECORD_LABELS.steel,
    fields: [
      yesNo('is_steel_done', 'Steel Done', 'Acero terminado'),
      notes('steel_notes', 'Steel Notes', 'Notas sobre el acero'),
    ],
  },
  {
    title: STAGE_LABELS.prep,
    fields: [
      yesNo('is_bond_cote', 'Bond Cote', 'Bond Cote'),
      yesNo('is_complete_chip_out', 'Complete Chip Out', 'Picado completo'),
      yesNo('install_trim_tile_mosaics', 'Install Trim Tile/Mosaics', 'Instalar azulejo de borde/mosaicos'),
      { name: 'slurry_type', label: FIELD_LABELS.slurry_type, kind: 'picker', list: 'slurryTypes' },
      {
        name: 'slurry_type_other',
        label: { en: 'Other Slurry Type', es: 'Otro tipo de lodo' },
        kind: 'text',
        max: 100,
        required: true,
        isIn: ({ presite }) => presite?.slurry_type?.id === OTHER,
      },
      notes('slurry_type_notes', 'Slurry Notes', 'Notas sobre el lodo'),
    ],
  },
  {
    title: { en: 'Materials', es: 'Materiales' },
    fields: [
      count('fittings_pool', 'Fittings Pool', 'Conexiones de piscina'),
      count('fittings_spa', 'Fittings Spa', 'Conexiones de spa'),
      count('fittings_other', 'Fittings Other', 'Otras conexiones'),
      count('eyeballs_pool', 'Eyeballs Pool', 'Boquillas de piscina'),
      count('eyeballs_spa', 'Eyeballs Spa', 'Boquillas de spa'),
      count('eyeballs_slotted', 'Eyeballs Slotted', 'Boquillas ranuradas'),
      count('rope_anchors', 'Rope Anchors', 'Anclajes de cuerda'),
      count('umbrella_sleeves', 'Umbrella Sleeves', 'Fundas de sombrilla'),
      count('in_floor_nozzles', 'In-Floor Nozzles', 'Boquillas de piso'),
      count('vgb_main_drains', 'VGB Main Drains', 'Drenajes principales VGB'),
      {
        name: 'vgb_main_drains_by',
        label: FIELD_LABELS.vgb_main_drains_by,
        kind: 'picker',
        list: 'vgbMainDrainProviders',
      },
      count('estimated_number_of_batches', 'Estimated Batches', 'Lotes estimados'),
      count('estimated_number_of_hoses', 'Estimated Hoses', 'Mangueras estimadas'),
    ],
  },
];
