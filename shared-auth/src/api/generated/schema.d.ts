// Made from api/openapi.json by `npm run openapi`.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process answers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It does. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the server can work: its database and its object store answer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description It does. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Signup"];
                };
            };
            responses: {
                /** @description A session that has begun. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description An unknown e-mail and a wrong password get the same answer. After several wrong ones each try waits longer than the one before, but for browsers in which the person has logged in: these send the cookie that this call sets.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Credentials"];
                };
            };
            responses: {
                /** @description A session that has begun. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Session"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A person. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token that is sent. One that has ended already is fine.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Signed out. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description The link comes by mail, is good for one hour and once, and ends those before it. While there is a good one of the last 15 minutes, none is sent. The answer is the same for every address.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ForgottenPassword"];
                };
            };
            responses: {
                /** @description If somebody has the address, a message is on its way. */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            message: string;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the link
         * @description Ends every session of the person, and begins one. Wrong passwords that others tried do not count any more.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["PasswordReset"];
                };
            };
            responses: {
                /** @description Chosen. The session that has begun is good for one day. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Goes into the header `Authorization: Bearer …` of every other call. */
                            authToken?: string;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A person
         * @description One’s own profile has the e-mail; another person’s has not.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A person. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Change one’s own profile */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            responses: {
                /** @description A person. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["User"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * End one’s own account
         * @description Everything of one’s own goes, and every session ends. A Kick that other people hold in a Bucket or a Story stays for them, withdrawn, by ‘a former member’. A wrong password is answered with 403.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            responses: {
                /** @description The account is gone. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own Buckets, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description How many at most. */
                    limit?: number;
                    /** @description The `_id` of the last one seen: the page starts after it. */
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of them. */
                200: {
                    headers: {
                        /** @description The next page, as `<address>; rel="next"`; missing on the last one. */
                        Link?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Create a Bucket */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BucketFields"];
                };
            };
            responses: {
                /** @description A themed list of Kicks. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The `Idempotency-Key` has been used for another call. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of one’s own Buckets */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bucketId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A themed list of Kicks. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Change a Bucket
         * @description Its Kicks stay as they are.
         */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    bucketId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BucketFields"];
                };
            };
            responses: {
                /** @description A themed list of Kicks. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Delete a Bucket
         * @description The Kicks in it stay.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bucketId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put a Kick into a Bucket
         * @description Anybody’s Kick. One that is in the Bucket already stays there once.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bucketId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KickInBucket"];
                };
            };
            responses: {
                /** @description A themed list of Kicks. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/remove/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Take a Kick out of a Bucket
         * @description The Kick itself stays. One that is not in the Bucket is fine.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    bucketId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KickInBucket"];
                };
            };
            responses: {
                /** @description A themed list of Kicks. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Bucket"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everybody’s Kicks, newest first
         * @description Those that their creators deleted are not among them.
         */
        get: {
            parameters: {
                query?: {
                    /** @description How many at most. */
                    limit?: number;
                    /** @description The `_id` of the last one seen: the page starts after it. */
                    cursor?: string;
                    continent?: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica";
                    category?: "Chill" | "Travel" | "Activity";
                    /** @description Words that all have to be in its title, bio or country, with or without accents and capitals. A word of one or two letters has to begin one there. */
                    q?: string;
                    /** @description The id of a person: theirs alone. */
                    createdBy?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of them. */
                200: {
                    headers: {
                        /** @description The next page, as `<address>; rel="next"`; missing on the last one. */
                        Link?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Kick"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Create a Kick */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KickFields"];
                };
            };
            responses: {
                /** @description A single experience. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Kick"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The `Idempotency-Key` has been used for another call. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/{kickId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A Kick
         * @description Anybody’s, also one that is withdrawn.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A single experience. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Kick"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Change one of one’s own Kicks */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["KickChange"];
                };
            };
            responses: {
                /** @description A single experience. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Kick"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Delete one of one’s own Kicks
         * @description It leaves the lists and one’s own Buckets. Where Buckets or Stories of others hold it, it stays, as withdrawn, until the last of them lets go.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/{kickId}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Like a Kick
         * @description A person likes a Kick once, however often they say so.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many people like the Kick then, and whether you do. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            likes: number;
                            liked: boolean;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Like a Kick no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description How many people like the Kick then, and whether you do. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            likes: number;
                            liked: boolean;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/{kickId}/favourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a Kick one of one’s favourites
         * @description Nobody else sees it.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whether the Kick is one of your favourites then. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favourite: boolean;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Have a Kick among one’s favourites no more
         * @description One that is not among them is fine.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Whether the Kick is one of your favourites then. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            favourite: boolean;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/{kickId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments on a Kick, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description How many at most. */
                    limit?: number;
                    /** @description The `_id` of the last one seen: the page starts after it. */
                    cursor?: string;
                };
                header?: never;
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of them. */
                200: {
                    headers: {
                        /** @description The next page, as `<address>; rel="next"`; missing on the last one. */
                        Link?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comment"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /**
         * Comment on a Kick
         * @description Anybody’s Kick, unless it is withdrawn.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422. */
                    "idempotency-key"?: string;
                };
                path: {
                    kickId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CommentFields"];
                };
            };
            responses: {
                /** @description What somebody says to a Kick. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comment"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The `Idempotency-Key` has been used for another call. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/comment/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one of one’s own comments */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["CommentFields"];
                };
            };
            responses: {
                /** @description What somebody says to a Kick. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Comment"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /**
         * Delete a comment
         * @description One’s own, or anybody’s on a Kick that one created.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody’s Public Journals, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description How many at most. */
                    limit?: number;
                    /** @description The `_id` of the last one seen: the page starts after it. */
                    cursor?: string;
                    /** @description The id of a person: theirs alone. */
                    createdBy?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        /** @description The next page, as `<address>; rel="next"`; missing on the last one. */
                        Link?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PublicJournal"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/private": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One’s own Journals, Public and Private, newest first */
        get: {
            parameters: {
                query?: {
                    /** @description How many at most. */
                    limit?: number;
                    /** @description The `_id` of the last one seen: the page starts after it. */
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        /** @description The next page, as `<address>; rel="next"`; missing on the last one. */
                        Link?: string;
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journal"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a Journal */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422. */
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JournalFields"];
                };
            };
            responses: {
                /** @description Stories under a title. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journal"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The `Idempotency-Key` has been used for another call. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A Journal with its Stories
         * @description A Public one for everybody, without a token or with any; a Private one for its creator alone, and for anybody else it is not there.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    journalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Stories under a title. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journal"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Change one of one’s own Journals
         * @description Its Stories stay as they are. A Bucket that is left out is removed.
         */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    journalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JournalFields"];
                };
            };
            responses: {
                /** @description Stories under a title. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journal"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a Journal and its Stories */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    journalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Deleted. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}/remove/story": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Delete a Story of a Journal */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    journalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StoryInJournal"];
                };
            };
            responses: {
                /** @description Stories under a title. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Journal"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/story/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one of one’s own Stories
         * @description It stays in its Journal, and may keep a Kick that was withdrawn since.
         */
        put: {
            parameters: {
                query?: never;
                header?: {
                    /** @description The `ETag` that the change starts from: the `updatedAt` of the entity, in quotes. When it was changed since, nothing is done and the answer is 412. */
                    "if-match"?: string;
                };
                path: {
                    /** @description POST: the Journal. PUT: the Story. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["StoryFields"];
                };
            };
            responses: {
                /** @description One experience, told in a Journal. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Story"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It was changed since the version in `If-Match`. */
                412: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /**
         * Write a Story into one of one’s own Journals
         * @description Its Kick may be anybody’s; a withdrawn one only if one has it in a Bucket or a Story already.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Any text of your choice. The same call under the same key within 24 hours is done once: later ones get the answer of the first. Another call under the same key gets 422. */
                    "idempotency-key"?: string;
                };
                path: {
                    /** @description POST: the Journal. PUT: the Story. */
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["NewStory"];
                };
            };
            responses: {
                /** @description One experience, told in a Journal. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Story"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The `Idempotency-Key` has been used for another call. */
                422: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of that name
         * @description By any of their names in any script, whatever its case and accents: first those called exactly so, then those whose names begin so, then those whose names are spelled alike; larger ones first. A country or region after a comma narrows it down.
         */
        get: {
            parameters: {
                query: {
                    /** @description What somebody typed. */
                    q: string;
                    /** @description How many at most. */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Place"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/nearest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The town or village that is nearest */
        get: {
            parameters: {
                query: {
                    lat: number;
                    lng: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A town or village. Data by GeoNames, CC BY 4.0. */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Place"];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/around": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The largest places within bounds
         * @description For the names on a map. A west that is east of the east is across the date line.
         */
        get: {
            parameters: {
                query: {
                    south: number;
                    west: number;
                    north: number;
                    east: number;
                    /** @description How many at most. */
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Place"][];
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description One PNG, JPEG or WebP file of at most 10 MB and 40 megapixels. It is turned by its EXIF and kept without metadata as WebP.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description The file.
                         */
                        pictures: string;
                    };
                };
            };
            responses: {
                /** @description Kept. */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The address of the picture 1280 wide; 640.webp and 320.webp lie beside it. */
                            secure_url: string;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each part serves, and how that came */
        get: {
            parameters: {
                query?: {
                    part?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                                failed: {
                                    /** @description Visitors for whom it failed. */
                                    live: number;
                                    canary: number | null;
                                };
                            }[];
                            /** @description Newest first. */
                            log: {
                                part: string;
                                version: string;
                                /** @enum {unknown} */
                                event: "released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed";
                                percent: number | null;
                                who: string;
                                why: string | null;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Makes a release live, or says which of its files must be sent first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        release: {
                            /** @enum {string} */
                            part: "shell";
                            version: string;
                            files: {
                                path: string;
                                size: number;
                                sha384: string;
                            }[];
                            entry: string;
                            routes: {
                                path: string;
                                access: "public" | "protected";
                                preview?: {
                                    title: string;
                                    description: string;
                                };
                                calls?: {
                                    path: string;
                                    /** @enum {boolean} */
                                    token?: false;
                                }[];
                                /** @enum {boolean} */
                                prerender?: true;
                            }[];
                            prerendered?: string;
                            html: string;
                            fonts: string[];
                            provides: {
                                [key: string]: {
                                    version: string;
                                    names: string[] | null;
                                    files?: string[];
                                };
                            };
                            chunks?: {
                                [key: string]: string[];
                            };
                            calls?: string[];
                        } | {
                            part: string;
                            version: string;
                            files: {
                                path: string;
                                size: number;
                                sha384: string;
                            }[];
                            entry: string;
                            routes: {
                                path: string;
                                access: "public" | "protected";
                                preview?: {
                                    title: string;
                                    description: string;
                                };
                                calls?: {
                                    path: string;
                                    /** @enum {boolean} */
                                    token?: false;
                                }[];
                                /** @enum {boolean} */
                                prerender?: true;
                            }[];
                            prerendered?: string;
                            title: string;
                            owner: string;
                            nav: {
                                label: string;
                                order: number;
                                items: {
                                    label: string;
                                    to: string;
                                    access: "public" | "protected";
                                }[];
                            }[];
                            container: string;
                            chunks: {
                                [key: string]: string[];
                            };
                            requires: {
                                [key: string]: {
                                    range: string;
                                    names: string[];
                                };
                            };
                            asks?: {
                                [key: string]: string[];
                            };
                        };
                        why?: string;
                        /** @description Of a hundred visitors, how many get it. */
                        canary?: number;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Hashes of the files that must be sent before. */
                            missing: string[];
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Hashes of the files that must be sent before. */
                            missing: string[];
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                            } | null;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes several releases live together or none, or says which files must be sent first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description One of each part. */
                        releases: ({
                            /** @enum {string} */
                            part: "shell";
                            version: string;
                            files: {
                                path: string;
                                size: number;
                                sha384: string;
                            }[];
                            entry: string;
                            routes: {
                                path: string;
                                access: "public" | "protected";
                                preview?: {
                                    title: string;
                                    description: string;
                                };
                                calls?: {
                                    path: string;
                                    /** @enum {boolean} */
                                    token?: false;
                                }[];
                                /** @enum {boolean} */
                                prerender?: true;
                            }[];
                            prerendered?: string;
                            html: string;
                            fonts: string[];
                            provides: {
                                [key: string]: {
                                    version: string;
                                    names: string[] | null;
                                    files?: string[];
                                };
                            };
                            chunks?: {
                                [key: string]: string[];
                            };
                            calls?: string[];
                        } | {
                            part: string;
                            version: string;
                            files: {
                                path: string;
                                size: number;
                                sha384: string;
                            }[];
                            entry: string;
                            routes: {
                                path: string;
                                access: "public" | "protected";
                                preview?: {
                                    title: string;
                                    description: string;
                                };
                                calls?: {
                                    path: string;
                                    /** @enum {boolean} */
                                    token?: false;
                                }[];
                                /** @enum {boolean} */
                                prerender?: true;
                            }[];
                            prerendered?: string;
                            title: string;
                            owner: string;
                            nav: {
                                label: string;
                                order: number;
                                items: {
                                    label: string;
                                    to: string;
                                    access: "public" | "protected";
                                }[];
                            }[];
                            container: string;
                            chunks: {
                                [key: string]: string[];
                            };
                            requires: {
                                [key: string]: {
                                    range: string;
                                    names: string[];
                                };
                            };
                            asks?: {
                                [key: string]: string[];
                            };
                        })[];
                        why?: string;
                        /** @description Given by a start of the site: it releases parts that were never released, and those that nobody has moved since a start of the same checkout released them. */
                        start?: {
                            /** @description Random, kept in the checkout. */
                            checkout: string;
                            /** @description Parts that it releases whoever released them last. */
                            named: string[];
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Hashes of the files that must be sent before. */
                            missing: string[];
                            /** @description Empty while files are missing. */
                            parts: {
                                part: string;
                                served: {
                                    part: string;
                                    live: string;
                                    canary: {
                                        version: string;
                                        /** @description Of a hundred visitors, how many get it. */
                                        percent: number;
                                    } | null;
                                    /** @description Whether it is switched off. */
                                    isOff: boolean;
                                } | null;
                                event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                                /** @description The last thing that somebody else did with the part, if a start left it alone for that. */
                                leftAlone: {
                                    /** @enum {unknown} */
                                    event: "released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed";
                                    who: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Hashes of the files that must be sent before. */
                            missing: string[];
                            /** @description Empty while files are missing. */
                            parts: {
                                part: string;
                                served: {
                                    part: string;
                                    live: string;
                                    canary: {
                                        version: string;
                                        /** @description Of a hundred visitors, how many get it. */
                                        percent: number;
                                    } | null;
                                    /** @description Whether it is switched off. */
                                    isOff: boolean;
                                } | null;
                                event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                                /** @description The last thing that somebody else did with the part, if a start left it alone for that. */
                                leftAlone: {
                                    /** @enum {unknown} */
                                    event: "released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed";
                                    who: string;
                                    /** Format: date-time */
                                    at: string;
                                } | null;
                            }[];
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a part serves, for whoever may change it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    part: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description Null while nothing of the part has been released. */
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                            } | null;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Removes a remote that is switched off, with its deploy tokens; its history stays */
        delete: {
            parameters: {
                query?: {
                    why?: string;
                };
                header?: never;
                path: {
                    part: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many deploy tokens were revoked. */
                            tokens: number;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/{part}/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a canary back, or makes the version live that was live before */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    part: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        why?: string;
                        version?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                            };
                            event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/{part}/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switches a remote off, or on again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    part: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOff: boolean;
                        why?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Of a hundred visitors, how many get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                            };
                            event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description It is there already, or has come to be otherwise meanwhile. */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/file/{sha384}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Keeps one file of a release under its hash */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    sha384: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Kept. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deploy-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tokens that are good */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            _id: string;
                            part: string;
                            /** @description Whose it is, for the history. */
                            name: string;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                        }[];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Makes a token that is good for releasing one part */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        part: string;
                        /** @description Whose it is, for the history. */
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: uuid */
                            _id: string;
                            /** @description The token itself. It cannot be read again. */
                            token: string;
                        };
                    };
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/deploy-token/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a token */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    tokenId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ended. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description Nobody is signed in: the token is missing, wrong, ended or revoked. */
                401: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The token is not good for this. */
                403: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description There is no such thing, or it is somebody else’s. */
                404: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a version of a part does in a browser */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        part: string;
                        version: string;
                        /** @description What went wrong; null: it works. */
                        failure: ("load" | "timeout" | "mismatch" | "render") | null;
                        /** @description Of the error. */
                        message?: string;
                        /** @description Of the error, as the browser writes it. */
                        stack?: string;
                        /** @description The path of the page, as its part declares it. */
                        route?: string;
                    };
                };
            };
            responses: {
                /** @description Heard. */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The request is not as it should be. */
                400: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The request is too large. */
                413: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The kind of content is not one that this call takes. */
                415: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which version of each part is live, and how it does */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PartStatus"][];
                    };
                };
                /** @description That was tried too often; `Retry-After` says how many seconds to wait. */
                429: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server failed. */
                500: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
                /** @description The server or its database is not there for now; `Retry-After` says how many seconds to wait. */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The answer to a call that failed. */
        Problem: {
            /** @description What is wrong, as a sentence for a person. */
            message: string;
        };
        /** @description A person. */
        User: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** @description Only in what one reads about oneself. */
            email?: string;
            /** @description Only in what one reads about oneself at /api/user. */
            storage?: {
                /** @description Bytes that the person’s pictures take. */
                used: number;
                /** @description Bytes that they may take. */
                limit: number;
            };
            /** Username */
            userName: string;
            /** Tagline */
            tagline: string;
            /**
             * Way
             * @description Null until one is picked.
             * @enum {string|null}
             */
            way: "To Enjoy" | "To Achieve" | "To Enlighten" | null;
            /** Profile picture */
            profilePicture: string | null;
        };
        /** @description What takes the place of a profile: a way or a picture that is left out is removed. The e-mail, if sent, must be the present one. */
        Profile: {
            /** Username */
            userName: string;
            /** Tagline */
            tagline: string;
            /** Email */
            email?: string;
            /**
             * Way
             * @description Null until one is picked.
             * @enum {string|null}
             */
            way?: "To Enjoy" | "To Achieve" | "To Enlighten" | null;
            /** Profile picture */
            profilePicture?: string | null;
        };
        /** @description The password, so that nobody ends an account who only found it signed in. */
        AccountDeletion: {
            /** Password */
            password: string;
        };
        /** @description A new person. */
        Signup: {
            /** Username */
            userName: string;
            /** Email */
            email: string;
            /** Your Tagline */
            tagline: string;
            /**
             * Password
             * @description Not one of the most common ones.
             */
            password: string;
        };
        /** @description What one signs in with. */
        Credentials: {
            /** Email */
            email: string;
            /** Password */
            password: string;
            /**
             * Remember me
             * @description The token is good for 30 days, else for one.
             * @default false
             */
            rememberMe: boolean;
        };
        /** @description A session that has begun. */
        Session: {
            /** @description Goes into the header `Authorization: Bearer …` of every other call. */
            authToken: string;
        };
        /** @description Whose password is forgotten. */
        ForgottenPassword: {
            /** Email */
            email: string;
        };
        /** @description The link that came by mail, and the password that is to be. */
        PasswordReset: {
            /**
             * Link
             * @description What the link has as `token`.
             */
            token: string;
            /**
             * Password
             * @description Not one of the most common ones.
             */
            password: string;
        };
        /** @description A themed list of Kicks. */
        Bucket: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Title */
            name: string;
            /** Bio */
            description: string;
            /** Picture */
            picture: string | null;
            /** @description In the order they were put in: up to 20 of each Bucket in a list, up to 1000 in a single one, with the first 200 characters of their descriptions. */
            kicks: components["schemas"]["Kick"][];
            /** @description How many Kicks are in it, whatever is shown. */
            kickCount: number;
        };
        /** @description What a person writes about a Bucket. No picture, null and an empty one are the same. */
        BucketFields: {
            /** Title */
            name: string;
            /** Bio */
            description?: string;
            /** Picture */
            picture?: string | null;
        };
        /** @description Which Kick, and which Bucket. */
        KickInBucket: {
            /**
             * Bucket
             * @description The Bucket of the path.
             */
            bucketId: string;
            /** Kick */
            kickId: string;
        };
        /** @description A single experience. */
        Kick: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Title */
            name: string;
            /** Bio */
            description: string;
            /** @description The address of its one picture. */
            pictures: string;
            /**
             * Category
             * @enum {string}
             */
            category: "Chill" | "Travel" | "Activity";
            /**
             * Continent
             * @enum {string}
             */
            continent: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica";
            /** @description The Bucket its creator chose, shown to the creator alone. */
            buckets: string | null;
            /**
             * Location
             * @description In degrees; null when no place was chosen.
             */
            location: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /** Country */
            country: string | null;
            /** @description Who made it. A creator who left the site has no `_id`, and is called a former member. */
            createdBy: {
                /** Format: uuid */
                _id: string | null;
                userName: string;
                profilePicture: string | null;
            };
            /** @description How many people like it. */
            likes: number;
            /** @description Whether you do. */
            liked: boolean;
            /** @description Whether it is one of your favourites, which you alone see. */
            favourite: boolean;
            /** @description How many comments it has. */
            commentCount: number;
            /** @description Its creator deleted it, while Buckets or Stories of others hold it. No list has it. */
            withdrawn: boolean;
        };
        /** @description A new Kick. No Bucket, null and an empty one are the same. */
        KickFields: {
            /** Title */
            name: string;
            /** Bio */
            description?: string;
            /** Picture */
            pictures: string;
            /**
             * Continent
             * @enum {string}
             */
            continent: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica";
            /**
             * Category
             * @enum {string}
             */
            category: "Chill" | "Travel" | "Activity";
            /**
             * Bucket
             * @description One of your own Buckets, to put the Kick into.
             */
            buckets?: string | null;
            /**
             * Location
             * @description In degrees; null when no place was chosen.
             */
            location?: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /** Country */
            country?: string | null;
        };
        /** @description What can be changed of a Kick; all else stays as it was made. */
        KickChange: {
            /** Title */
            name: string;
            /** Bio */
            description?: string;
            /** Picture */
            pictures: string;
            /**
             * Category
             * @enum {string}
             */
            category: "Chill" | "Travel" | "Activity";
        };
        /** @description What somebody says to a Kick. */
        Comment: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Format: uuid */
            kickId: string;
            /** Comment */
            text: string;
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
        };
        /** @description What a person writes in a comment. */
        CommentFields: {
            /** Comment */
            text: string;
        };
        /** @description A town or village. Data by GeoNames, CC BY 4.0. */
        Place: {
            /** @description GeoNames’ number of it. */
            _id: string;
            name: string;
            /** @description The country’s English name. */
            country: string;
            /** @description ISO 3166-1, two letters. */
            countryCode: string;
            /** @description The state, canton or the like, where it has a code of letters. */
            region?: string;
            /** @description In degrees. */
            location: {
                lat: number;
                lng: number;
            };
            /** @description 0 when it is not known. */
            population: number;
        };
        /** @description Stories under a title. */
        Journal: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Title */
            title: string;
            /** About */
            description: string;
            /** @description The Bucket whose Kicks its Stories tell of; null for none, or when that is gone. */
            bucketId: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "Public" | "Private";
            /** @description Oldest first: in a list up to 20 of each Journal, with the first 200 characters of their content; up to 1000 whole ones in a single Journal. */
            story: components["schemas"]["Story"][];
            /** @description How many Stories are in it, whatever is shown. */
            storyCount: number;
            /**
             * Format: uuid
             * @description The id of its creator.
             */
            createdBy: string;
        };
        /** @description A Journal as the public list shows it: with its creator. */
        PublicJournal: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Title */
            title: string;
            /** About */
            description: string;
            /** @description The Bucket whose Kicks its Stories tell of; null for none, or when that is gone. */
            bucketId: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "Public" | "Private";
            /** @description Oldest first: in a list up to 20 of each Journal, with the first 200 characters of their content; up to 1000 whole ones in a single Journal. */
            story: components["schemas"]["Story"][];
            /** @description How many Stories are in it, whatever is shown. */
            storyCount: number;
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
        };
        /** @description What a person says of a Journal. No Bucket, null and an empty one are the same; the visibility has to be said. */
        JournalFields: {
            /** Title */
            title: string;
            /** About */
            description?: string;
            /** Bucket */
            bucketId?: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "Public" | "Private";
        };
        /** @description Which Story, and which Journal. */
        StoryInJournal: {
            /**
             * Journal
             * @description The Journal of the path.
             */
            journalId: string;
            /** Story */
            storyId: string;
        };
        /** @description One experience, told in a Journal. */
        Story: {
            /**
             * Format: uuid
             * @description A UUIDv7: later ones sort after earlier ones.
             */
            _id: string;
            /**
             * Format: date-time
             * @description When it was made.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last changed.
             */
            updatedAt: string;
            /** Title */
            title: string;
            /** @description The Kick it tells of; null for none, or when that is gone. */
            kickId: string | null;
            /** Story */
            content: string;
            /** @description The address of its one picture. */
            pictures: string;
            /**
             * Format: uuid
             * @description Who wrote it: the creator of its Journal.
             */
            createdBy: string;
            /** Format: uuid */
            journalId: string;
        };
        /** @description What a person writes. It needs a picture; no Kick, null and an empty one are the same. */
        NewStory: {
            /** Title */
            title: string;
            /** Story */
            content: string;
            /** Picture */
            pictures: string;
            /** Kick */
            kickId?: string | null;
            /**
             * Journal
             * @description The Journal of the path.
             */
            journalId: string;
        };
        /** @description What takes the place of a Story: a Kick that is left out is removed. */
        StoryFields: {
            /** Title */
            title: string;
            /** Story */
            content: string;
            /** Picture */
            pictures: string;
            /** Kick */
            kickId?: string | null;
        };
        /** @description Which version of a part is live, and how it does. */
        PartStatus: {
            part: string;
            /** @description As people call it. */
            title: string;
            /** @description Whether it is switched off. */
            isOff: boolean;
            live: {
                version: string;
                /** @description Visitors for whom it failed. */
                failed: number;
            };
            /** @description A version that some visitors get instead. */
            canary: {
                version: string;
                /** @description Visitors for whom it failed. */
                failed: number;
                /** @description Of a hundred visitors, how many get it. */
                percent: number;
            } | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
