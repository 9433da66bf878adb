import { GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { CALLS, type CallRule } from '#domain/access/calls';
import { SIGNED_IN, type Need } from '#domain/access/can';
import { SEES_JOBS, SEES_SUB_JOBS, EDITS_SUB_JOBS } from '#domain/access/needs';
import { matchRoute } from '#domain/access/matchRoute';
import type { Question, Subject } from '../../access/why/subject';
import { needsOfField } from '../../api/documentRights';
import type { Registry } from '../../api/registry';
import type { Resource } from '../../api/resource';

/** All of some needs; one that is said twice counts once. */
const together = (needs: readonly Need[]): Need => {
  const [only, ...others] = [...new Map(needs.map((need) => [JSON.stringify(need), need])).values()];
  return only !== undefined && others.length === 0 ? only : { all: only === undefined ? [] : [only, ...others] };
};

const ruleOf = (name: string): CallRule | undefined =>
  Object.entries<CallRule>(CALLS).find(([call]) => call === name)?.[1];

/** The root fields of a schema, by name. */
const rootField = (schema: GraphQLSchema, name: string) =>
  schema.getQueryType()?.getFields()[name] ?? schema.getMutationType()?.getFields()[name];

export const resourceNamed = ({ resources }: Registry, name: string): Resource | undefined =>
  resources.find(({ descriptor, entity }) => descriptor.name === name || entity.name === name);

const ofCall = (schema: GraphQLSchema, name: string): Subject | null => {
  const [field, rule] = [rootField(schema, name), ruleOf(name)];
  if (!field && !rule) return null;
  const needs = field ? needsOfField(field) : [];
  return { need: needs.length > 0 ? together(needs) : (rule?.need ?? SIGNED_IN), rows: rule?.rows ?? null };
};

const ofField = (schema: GraphQLSchema, registry: Registry, name: string, field: string): Subject | null => {
  const resource = resourceNamed(registry, name);
  const type = resource && schema.getType(resource.type);
  const found = type instanceof GraphQLObjectType ? type.getFields()[field] : undefined;
  return resource && found ? { need: together([resource.needs.read, ...needsOfField(found)]), rows: null } : null;
};

const ofRecord = (registry: Registry, { name, action }: Question): Subject | null => {
  if (name === 'job') return { need: SEES_JOBS, rows: 'view' };
  if (name === 'job_detail')
    return { need: action === 'edit' ? EDITS_SUB_JOBS : SEES_SUB_JOBS, rows: action ?? 'view' };
  const resource = resourceNamed(registry, name);
  return resource
    ? {
        need: action === 'edit' ? together([resource.needs.read, resource.needs.update]) : resource.needs.read,
        rows: null,
      }
    : null;
};

/** The screens of a source: a new record is for who changes it, all else for who sees it; undefined for other screens. */
const sourceScreen = ({ sources }: Registry, path: string): Subject | null | undefined => {
  const [, name, rest = ''] = /^\/source\/([^/?]+)([^?]*)/.exec(path) ?? [];
  if (name === undefined) return undefined;
  const needs = sources.get(name);
  return needs ? { need: /^\/[^/]+\/new\/?$/.test(rest) ? needs.edit : needs.see, rows: null } : null;
};

/** What a subject needs, read from the very tables that decide about it; null for one that does not exist. */
export const subjectOf = (schema: GraphQLSchema, registry: Registry, question: Question): Subject | null => {
  const { kind, name, field } = question;
  if (kind === 'screen') {
    const ofSource = sourceScreen(registry, name);
    if (ofSource !== undefined) return ofSource;
    const match = matchRoute(name);
    return match && { need: match.need, rows: match.route.rows ? 'view' : null };
  }
  if (kind === 'call') return ofCall(schema, name);
  return kind === 'field' ? ofField(schema, registry, name, field ?? '') : ofRecord(registry, question);
};
