import { isFile, refusalsOf, type Call } from 'shared-api/contract/calls/Call';
import { calls } from 'shared-api/contract/calls/calls';
import { may } from 'shared-api/contract/staff/permissions';
import { roleWords } from 'shared-api/contract/staff/roleWords';
import { roles } from 'shared-api/contract/staff/roles';
import { shapeOf, type Shape } from 'shared-api/contract/calls/shapes';

type Json = Record<string, unknown>;

/** A shape as JSON Schema. */
function schemaOf({ type, nullable, options, fields, entries }: Shape): Json {
  if (type === 'anything') return {};
  const required = Object.entries(fields ?? {}).filter(([, field]) => !field.optional);
  return {
    type: nullable ? [type, 'null'] : type,
    ...(options ? { enum: nullable ? [...options, null] : options } : {}),
    ...(entries ? { items: schemaOf(entries) } : {}),
    ...(fields
      ? {
          properties: Object.fromEntries(
            Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]),
          ),
        }
      : {}),
    ...(required.length > 0 ? { required: required.map(([name]) => name) } : {}),
  };
}

function contentOf(content: Exclude<Call['answer'], null>): Json {
  return isFile(content)
    ? { [content.mediaType]: {} }
    : { 'application/json': { schema: schemaOf(shapeOf(content)) } };
}

/** Who may make a call, in words. */
export function callersOf({ who }: Call): string {
  if (who === 'visitor') return 'For everybody.';
  if (who === 'deployToken') return 'For pipelines, with the deploy token of an app.';
  if (who === 'own') return 'For staff.';
  return `For ${roles
    .filter((role) => may(role, who))
    .map((role) => roleWords[role])
    .join(', ')}.`;
}

function operationOf(name: string, call: Call): Json {
  const { path, summary, who, query, body, statuses = [200], answer } = call;
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => ({
    name: parameter,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query ? (shapeOf(query).fields ?? {}) : {});
  const parameters = [
    ...inPath,
    ...inQuery.map(([parameter, shape]) => ({
      name: parameter,
      in: 'query',
      schema: schemaOf(shape),
    })),
  ];
  const success = {
    description: 'Done.',
    ...(answer === null ? {} : { content: contentOf(answer) }),
  };
  const refusal = { $ref: '#/components/responses/Refusal' };
  return {
    operationId: name,
    summary,
    description: callersOf(call),
    tags: [path.split('/')[1]],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: Object.fromEntries([
      ...refusalsOf(call).map((status) => [String(status), refusal]),
      ...statuses.map((status) => [String(status), success]),
    ]) as Json,
    security: who === 'visitor' ? [] : [{ token: [] }],
  };
}

/** The table of calls as an OpenAPI document. */
export function openApi(title: string, version: string): Json {
  const paths: Record<string, Json> = {};
  for (const [name, call] of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    const own = (paths[path] ??= {});
    own[call.method.toLowerCase()] = operationOf(name, call);
    if (call.alsoPost) own['post'] = operationOf(`${name}.post`, call);
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Token …, as the log-in answers it.',
        },
      },
      responses: {
        Refusal: {
          description: 'Why not, for the person who asked.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  message: { type: 'string' },
                  errors: { type: 'object', additionalProperties: { type: 'string' } },
                },
                required: ['message'],
              },
            },
          },
        },
      },
    },
  };
}
