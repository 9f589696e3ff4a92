// A real provider of OpenID Connect for our tests: the certified `oidc-provider`, with people who need no password.
// node provider.mjs PORT CALLBACK; it prints its address when it listens.
import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import Provider from "oidc-provider";

const [port, callback] = process.argv.slice(2);
let handle;
const server = createServer((request, response) => handle(request, response));
server.listen(Number(port), "127.0.0.1", () => {
  const issuer = `http://127.0.0.1:${server.address().port}`;
  // New keys with every start, as if they had been changed.
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const kid = `key-${Date.now()}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: "grandtour",
        client_secret: "a secret of the tests",
        redirect_uris: [callback],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid, use: "sig", alg: "ES256" }] },
    cookies: { keys: ["a key of the tests"] },
    claims: { openid: ["sub"], profile: ["name", "preferred_username"] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id[0].toUpperCase()}${id.slice(1)} of Elsewhere`, preferred_username: id }),
    }),
  });
  handle = provider.callback();
  console.log(issuer);
});
