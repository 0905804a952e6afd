# The server with the apps that it releases on its first start (docs/operations.md). One image for amd64 and arm64:
#   docker buildx build --platform linux/amd64,linux/arm64 --tag site:<version> .
# The base can be named by digest: --build-arg NODE_IMAGE=node@sha256:…
ARG NODE_IMAGE=node:24-trixie-slim

# What the apps are built to is the same on every platform: it is built once, on the builder's own.
FROM --platform=${BUILDPLATFORM:-linux/amd64} ${NODE_IMAGE} AS apps
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY shell/package.json shell/
COPY public-site/package.json public-site/
COPY back-office/package.json back-office/
COPY shared-ui/package.json shared-ui/
COPY shared-api/package.json shared-api/
COPY server/package.json server/
COPY e2e/package.json e2e/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# What the server needs to run, with the binaries of the platform it will run on.
FROM ${NODE_IMAGE} AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY shared-api/package.json shared-api/
COPY server/package.json server/
# Versions that others need differently lie below the workspace that needs them.
RUN npm ci --omit=dev --ignore-scripts --workspace server --workspace shared-api \
  && mkdir -p server/node_modules shared-api/node_modules

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /site
COPY --from=packages /build/node_modules node_modules
COPY package.json ./
COPY shared-api shared-api
COPY server server
COPY --from=packages /build/server/node_modules server/node_modules
COPY --from=packages /build/shared-api/node_modules shared-api/node_modules
COPY --from=apps /build/shell/dist shell/dist
COPY --from=apps /build/public-site/dist public-site/dist
COPY --from=apps /build/back-office/dist back-office/dist
# pg_dump and pg_restore, for backups of a PostgreSQL server; Debian 13 has those of version 17.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client-17 \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --home-dir /data site && install --directory --owner site --group site --mode 700 /data /backups
USER site
VOLUME /data /backups
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# The signal to end reaches the server itself.
CMD ["sh", "-c", "node server/src/releases/publish.ts && exec node server/src/main.ts"]
