// Generated from openapi.json by `npm run openapi`.
export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process responds */
        get: operations["getHealth"];
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
        /** Whether the server can serve requests: database and object store respond */
        get: operations["getReadiness"];
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
        /**
         * Create an account
         * @description Gets 403 while the site takes no new members, or without a good invitation where it needs one. An invitation is good for one account.
         */
        post: operations["signUp"];
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
         * @description An unknown e-mail address and a wrong password get the same response. After several wrong passwords, each attempt must wait longer than the previous one, except in browsers with an earlier login, which send the cookie that this call sets. A suspended account gets 403 for the right password.
         */
        post: operations["logIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/suspension/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the decision that suspended the account
         * @description Once. The answer comes back to the moderators. Attempts are limited as those to sign in. An account that no moderator suspended gets 404.
         */
        post: operations["answerSuspension"];
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
        /**
         * The signed-in user
         * @description The 401 for a session that ended because its account was suspended tells why.
         */
        get: operations["getSignedInUser"];
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
         * @description Ends the session of the token. Succeeds for an ended session, too.
         */
        post: operations["logOut"];
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
         * Request a link to choose a new password
         * @description Sends a link by mail, valid for one hour and one use, which revokes earlier ones. Sends none within 15 minutes of a link that is still valid. The response is the same for every address.
         */
        post: operations["requestPasswordReset"];
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
         * @description Ends every session of the user and creates a new one, and confirms the e-mail address. Ends shared links: all, or those that were made before the address was confirmed. Resets the login limits of the account.
         */
        post: operations["resetPassword"];
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
         * A profile
         * @description Only the user’s own profile has the e-mail address.
         */
        get: operations["getProfile"];
        /** Change the user’s own profile */
        put: operations["updateProfile"];
        post?: never;
        /**
         * Delete the user’s own account
         * @description Deletes the account with all of its content and sessions. A Kick that others hold in a Bucket or a Story stays, withdrawn and by ‘a former member’. A wrong password gets 403.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key figures of a profile
         * @description Counts what the user may see, as the lists of the same things show it.
         */
        get: operations["getProfileFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the user’s own password
         * @description Ends all other sessions of the user, and revokes a link for a new password. A wrong password gets 403.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Request to change the user’s own e-mail address
         * @description Sends a link to the new address, valid for one day and one use, which revokes earlier ones. An address gets one such message a day, whoever asks for it; the response is the same without one. Until it is confirmed, the account keeps its address. A wrong password gets 403; an address that has an account, 409.
         */
        put: operations["requestEmailChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new e-mail address with the link
         * @description The account has the new address from now on. Sends a message to the address before, and revokes a link for a new password. Sessions stay.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Follow a user, or change what the feed shows of them
         * @description Asks first if the user approves followers. At most 2,000 people, and 10 follows on the first day of an account. Idempotent.
         */
        put: operations["followUser"];
        post?: never;
        /**
         * Unfollow a user, or take the request back
         * @description Idempotent.
         */
        delete: operations["unfollowUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/follower": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept that a user follows the caller
         * @description Idempotent. A user who does not ask gets 404.
         */
        put: operations["acceptFollower"];
        post?: never;
        /**
         * Decline the request of a user, or remove the follower
         * @description Nobody is told. Idempotent.
         */
        delete: operations["removeFollower"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the users whom the caller follows did, newest first
         * @description Since the caller follows them, of the kinds that the caller chose for each, and as far as the caller may see it now.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block a user
         * @description From the next call on, the two do not exist for each other. They stop following each other, and a mute becomes a block. Idempotent.
         */
        put: operations["blockUser"];
        post?: never;
        /**
         * End a block
         * @description Restores neither a mute nor who followed whom. Idempotent.
         */
        delete: operations["unblockUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute a user
         * @description Leaves the Kicks, Journals and comments of the user out of the caller’s lists. Does not change a block. Idempotent.
         */
        put: operations["muteUser"];
        post?: never;
        /**
         * End a mute
         * @description Does not end a block. Idempotent.
         */
        delete: operations["unmuteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{userId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete what a user wrote under the caller’s own Kicks
         * @description For good, also after a block. Idempotent.
         */
        delete: operations["deleteCommentsOfUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The users of a list of the caller */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those of some users of whom lists show the caller something
         * @description The others were muted or blocked by the caller, blocked the caller, are suspended or deleted.
         */
        get: operations["listShownUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/report/thing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name and the owner of what the caller is about to report
         * @description Of what the caller may see. For visitors Public Journals and their Stories.
         */
        get: operations["getReportableThing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller’s reports, newest first */
        get: operations["listReports"];
        put?: never;
        /**
         * Report something to the moderators
         * @description Of what the caller may see, also after they blocked its owner. Visitors report Public Journals and their Stories. Returns the open report of the same caller about the same thing, if there is one. The owner does not learn who reported.
         */
        post: operations["createReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The decisions of moderators about the caller, newest first */
        get: operations["listDecisions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/decision/{decisionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a decision about the caller
         * @description Once. The answer comes back to the moderators.
         */
        post: operations["answerDecision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/care/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reported things
         * @description Open ones, oldest first, or decided ones, newest first. For moderators; everybody else gets 404.
         */
        get: operations["listCareReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/care/report/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports about a thing
         * @description For moderators; everybody else gets 404.
         */
        get: operations["readCareReport"];
        /**
         * Decide all open reports about a thing
         * @description `nothing` about an answer takes the answered decision back. `suspend` hides the thing, too. A decided report gets 409. For moderators; everybody else gets 404.
         */
        put: operations["decideCareReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/care/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All decisions, newest first
         * @description For moderators; everybody else gets 404.
         */
        get: operations["listCareLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the user’s Buckets into an order of their own */
        put: operations["orderBuckets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the Kicks of a Bucket into another order */
        put: operations["orderKicks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move Kicks to another Bucket, or remove them
         * @description All or none. They keep when the user wants to do them. A withdrawn Kick that is removed from its last Bucket is gone.
         */
        put: operations["moveKicks"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Undo a move of Kicks
         * @description Puts the Kicks back to where they were, even if the Bucket that they were moved to is deleted. Leaves out Kicks that the user cannot add any more. Idempotent.
         */
        put: operations["returnKicks"];
        post?: never;
        delete?: never;
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
         * Add a Kick to a Bucket
         * @description A Kick of anybody. Idempotent.
         */
        put: operations["addKickToBucket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/kick/{kickId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the target date of a Kick in a Bucket
         * @description Only the owner of the Bucket sees it. Idempotent.
         */
        put: operations["setKickTarget"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/shown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Show Kicks of one’s own in a Bucket
         * @description To all who may open the Bucket, by its audience or by a link, also if they cannot see the Kicks otherwise. All or none. Idempotent.
         */
        put: operations["showWishes"];
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
         * Remove a Kick from a Bucket
         * @description Does not delete the Kick. Idempotent.
         */
        put: operations["removeKickFromBucket"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/{bucketId}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down wishes
         * @description Makes a Private Kick of each line and adds them to the Bucket, all or none. At most 500 in 24 hours.
         */
        post: operations["addWishes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bucket/someday/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down wishes in a Bucket by its name
         * @description Adds them to the user’s oldest Bucket with this name, which is created if there is none. Otherwise as `POST /api/bucket/{bucketId}/wishes`.
         */
        post: operations["createSomedayWishes"];
        delete?: never;
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
        /** The user’s own Buckets, or those that somebody shares, newest first */
        get: operations["listBuckets"];
        put?: never;
        /** Create a Bucket */
        post: operations["createBucket"];
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
        /** One of the user’s own Buckets, or one that somebody shares with the user */
        get: operations["getBucket"];
        /**
         * Change a Bucket
         * @description Keeps its Kicks.
         */
        put: operations["updateBucket"];
        post?: never;
        /**
         * Delete a Bucket
         * @description Does not delete its Kicks.
         */
        delete: operations["deleteBucket"];
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
         * @description The Kicks that the user may see: without Private ones of others, withdrawn ones, and those of muted or blocked people. Only `mine` lists the user’s own Private ones.
         */
        get: operations["listKicks"];
        put?: never;
        /** Create a Kick */
        post: operations["createKick"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key figures of all Kicks
         * @description Counts the Kicks that every member may see.
         */
        get: operations["getKickFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kick/spelling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A search without typos
         * @description For a search that finds nothing: replaces words of five letters and more by words of Kicks that differ by one letter.
         */
        get: operations["correctSearch"];
        put?: never;
        post?: never;
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
         * @description Of anybody who lets the user see it, also a withdrawn one.
         */
        get: operations["getKick"];
        /** Change one of the user’s own Kicks */
        put: operations["updateKick"];
        post?: never;
        /**
         * Delete one of the user’s own Kicks
         * @description Removes it from the lists and from the user’s own Buckets. If Buckets or Stories of others hold it, it stays withdrawn until the last of them releases it.
         */
        delete: operations["deleteKick"];
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
         * @description Idempotent: counts each user once.
         */
        put: operations["likeKick"];
        post?: never;
        /** Remove a like from a Kick */
        delete: operations["unlikeKick"];
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
         * Add a Kick to the user’s favourites
         * @description Nobody else sees it.
         */
        put: operations["favourKick"];
        post?: never;
        /**
         * Remove a Kick from the user’s favourites
         * @description Idempotent.
         */
        delete: operations["unfavourKick"];
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
        get: operations["listComments"];
        put?: never;
        /**
         * Comment on a Kick
         * @description A Kick of anybody, unless it is withdrawn.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/story/{storyId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments on a Story, newest first */
        get: operations["listCommentsOfStory"];
        put?: never;
        /**
         * Comment on a Story
         * @description A Story of any Journal that the user may read.
         */
        post: operations["createCommentOnStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The comments on a Journal, newest first */
        get: operations["listCommentsOfJournal"];
        put?: never;
        /**
         * Comment on a Journal
         * @description Any Journal that the user may read.
         */
        post: operations["createCommentOnJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}/comments/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The numbers of comments on a Journal and on each of its Stories */
        get: operations["countCommentsOfJournal"];
        put?: never;
        post?: never;
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
        /**
         * Change one of the user’s own comments
         * @description Only while the user sees what it is on.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete a comment
         * @description The user’s own comment, or any on the user’s own Kick, Story or Journal.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The notifications of the user, newest first
         * @description Of the last 90 days. Has an `ETag`, so that an unchanged list is answered with 304 to `If-None-Match`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark notifications as seen
         * @description Later notifications stay unseen. Idempotent.
         */
        put: operations["markNotificationsSeen"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of notifications that the user gets */
        get: operations["getNotificationSettings"];
        /**
         * Switch kinds of notifications on or off
         * @description None is made of a kind that is off.
         */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Somebody’s log, newest first
         * @description The entries that the user may see. Finer dates come before coarser ones of the same day, unknown ones last.
         */
        get: operations["listLog"];
        put?: never;
        /** Say that one did something, is on it, or lets it go */
        post: operations["createLogEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An entry */
        get: operations["getLogEntry"];
        /** Change one of the user’s own entries */
        put: operations["updateLogEntry"];
        post?: never;
        /** Delete one of the user’s own entries */
        delete: operations["deleteLogEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists wishes to do next
         * @description Kicks of the user’s own Buckets that the user has neither done nor let go: those that were never put off first, then the longest put off; among these the nearest target first, then the newest.
         */
        get: operations["listNextUp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/next/{kickId}/not-now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put off a Kick of the user’s own Buckets
         * @description Others are suggested before it.
         */
        post: operations["putOffNextUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write Stories from entries of the user’s log
         * @description One Story for each entry with a photo, or with a Kick of the user’s own that has a picture, or for each one if the request has a picture; in the order of their dates, those without a date last. All or none.
         */
        post: operations["createStoriesOfEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries and companions of the user’s own log
         * @description What `country` and `with` of `GET /api/log` can be, in their order, at most 500 of each.
         */
        get: operations["listLogFilters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much somebody did in each year
         * @description Of the entries that the user may see. Newest first; what has no date comes last.
         */
        get: operations["listLogYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/years/{year}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A year of the user’s own log
         * @description A year without entries has zeros. Its entries are those of `GET /api/log?year=`.
         */
        get: operations["getLogYear"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/on-this-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the entries of this day, or of this week, in earlier years
         * @description Newest first, at most 24 entries: what was done on this day of earlier years, or else within three days of it. Only what has the exact day; without what the user’s settings or the entry itself leave out, and without Kicks of muted or blocked people and hidden ones.
         */
        get: operations["listMemories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/log/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the user’s log */
        get: operations["getLogSettings"];
        /** Change settings of the user’s log */
        put: operations["updateLogSettings"];
        post?: never;
        delete?: never;
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
        /**
         * Everybody’s Public Journals, newest first
         * @description With a token, without those of blocked people, and unless createdBy is given, of muted people.
         */
        get: operations["listPublicJournals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A user’s Journals that the caller may read, newest first
         * @description Those for everybody and those for every member.
         */
        get: operations["listSharedJournals"];
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
        /** The user’s own Journals, Public and Private, newest first */
        get: operations["listOwnJournals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Stories of a Journal in their order, by pages
         * @description For those who may read the Journal. The cursor is the last Story that the reader has. A page has as many as fit into 2 MB.
         */
        get: operations["listStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/journal/{journalId}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the Stories of one of the user’s own Journals into another order */
        put: operations["orderStories"];
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
        post: operations["createJournal"];
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
         * @description Everybody can read a Public Journal, with any token or none. Others do not exist for those who may not read them. `Link` leads to the Stories after those of the response.
         */
        get: operations["getJournal"];
        /**
         * Change one of the user’s own Journals
         * @description Keeps its Stories.
         */
        put: operations["updateJournal"];
        post?: never;
        /** Delete a Journal and its Stories */
        delete: operations["deleteJournal"];
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
        put: operations["deleteStory"];
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
         * Change one of the user’s own Stories
         * @description It stays in its Journal and may keep a withdrawn Kick.
         */
        put: operations["updateStory"];
        /**
         * Write a Story in one of the user’s own Journals
         * @description Its Kick may be of anybody. A withdrawn one is accepted only if a Bucket or a Story of the user has it.
         */
        post: operations["createStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive/schema": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The JSON Schema of `bucketeer.json` in an archive */
        get: operations["getArchiveSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest archive of the user */
        get: operations["getArchive"];
        put?: never;
        /**
         * Make an archive of everything that the user has
         * @description It is made in the background and kept for seven days; a new password ends it earlier. While one is being made, no other is begun. A wrong password gets 403.
         */
        post: operations["createArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive/{archiveId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A URL of the ZIP, which needs no token and is good for five minutes */
        post: operations["createArchiveLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/archive/{archiveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an archive, or stop making it */
        delete: operations["deleteArchive"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user’s imports of the last 30 days, newest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Send a file to bring in
         * @description At most 200 MB. Its source is recognised by its content.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/row": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The things of a file, in its order */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/row/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a thing before it is brought in */
        put: operations["updateImportRow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the user’s imports */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /**
         * Delete an import and its file
         * @description Before anything was created, or after it was taken back.
         */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how the file is read
         * @description Reads it again, unless only the photos are left out or not.
         */
        put: operations["chooseForImport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/bring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create what is new
         * @description Everything is Private.
         */
        post: operations["bringImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/import/{importId}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete what was created
         * @description Things that the user has changed or used since stay.
         */
        post: operations["takeImportBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All links of the user, newest first, or the link of one Bucket, Journal, entry or year */
        get: operations["listShareLinks"];
        put?: never;
        /**
         * Create the link of a Bucket, a Journal, an entry or a year
         * @description Each has one link at most. An expired one is replaced. 400 for a year after the next. 409 too for an entry that a link does not show: one that was let go, or whose Kick others cannot see.
         */
        post: operations["createShareLink"];
        /** End all links of the user */
        delete: operations["endShareLinks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a link, or give it a new URL */
        put: operations["updateShareLink"];
        post?: never;
        /** End a link */
        delete: operations["endShareLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the thing that a link shares
         * @description For everybody who has the link. Unknown, ended and expired links get the same 404, and so do those of people whom the caller blocked or who blocked the caller. Without the right password the status is 401.
         */
        get: operations["getShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shared/{key}/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The Stories of a Journal that a link shares, by pages
         * @description The cursor is the last Story that the reader has. A page has as many as fit into 2 MB. Links to other things get the 404 of unknown ones.
         */
        get: operations["listSharedStories"];
        put?: never;
        post?: never;
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
         * Places by name
         * @description Searches all names in any script, ignoring case and accents: full matches first, then prefix matches, then similar spellings; more prominent places first. A country or region after a comma limits the search.
         */
        get: operations["searchPlaces"];
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
        /** The nearest town or village */
        get: operations["findNearestPlace"];
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
         * The largest towns within bounds
         * @description For the names on a map. Bounds with west greater than east cross the date line.
         */
        get: operations["listPlacesAround"];
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
         * @description One PNG, JPEG or WebP file of at most 10 MB and 40 megapixels. It is rotated by its EXIF data and stored as WebP without metadata.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log of releases, deploy tokens and accounts */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
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
        /** The state of each part, with the history */
        get: operations["listReleases"];
        put?: never;
        /** Make a release live, or list its missing files */
        post: operations["publishRelease"];
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
        /** Make several releases live, all or none, or list their missing files */
        post: operations["publishReleases"];
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
        /** The state and the failures of a part, for its tokens, also after its removal */
        get: operations["getRelease"];
        put?: never;
        post?: never;
        /** Remove a remote that is switched off; keep its history, which its deploy tokens still read */
        delete: operations["removePart"];
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
        /** Withdraw a canary, or make an earlier version live */
        post: operations["rollBackPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the latest change of several parts, all or none */
        post: operations["rollBackParts"];
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
        /** Switch a remote off or on */
        put: operations["switchPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check releases without releasing them, and list every problem */
        post: operations["checkReleases"];
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
        /** Upload a file of a release under its hash */
        put: operations["uploadReleaseFile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release/shell/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Store the packages that a version of the shell was built with, or list the missing tarballs
         * @description Replaces the packages of that version. Tarballs are uploaded as files of releases are, of at most 20 MB each.
         */
        put: operations["storePackages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packages/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live shell, and the packages that it was built with */
        get: operations["getPackages"];
        put?: never;
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
        /** The valid tokens */
        get: operations["listDeployTokens"];
        put?: never;
        /** Create a token that may change one part */
        post: operations["createDeployToken"];
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
        /** Revoke a token */
        delete: operations["revokeDeployToken"];
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
        /** Report success or failure of a version in a browser */
        post: operations["reportVersion"];
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
        /** The live version of each part, with failures */
        get: operations["getStatus"];
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
        /** @description The password, to protect an unattended session. */
        AccountDeletion: {
            /** Password */
            password: string;
        };
        /** @description An answer to a decision. */
        AnswerFields: {
            /** Answer */
            note: string;
        };
        /** @description A ZIP with everything that the user has on the site. */
        Archive: {
            /** Format: uuid */
            _id: string;
            /** @enum {string} */
            state: "making" | "ready" | "failed";
            /** @description The number of files that are written. */
            done: number;
            /** @description The number of all files; 0 until it is known. */
            total: number;
            /** @description The size of the ZIP; null until it is ready. */
            bytes: number | null;
            /**
             * Format: date-time
             * @description When it was asked for.
             */
            madeAt: string;
            /**
             * Format: date-time
             * @description When it is deleted; null while it is being made.
             */
            expiresAt: string | null;
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
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience: "Private" | "Followers" | "Members";
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            /** @description In the order of the Bucket, at first that of their addition: up to 20 of each Bucket in a list, up to 1000 in a single one, with the first 200 characters of their descriptions. */
            kicks: components["schemas"]["Kick"][];
            /** @description Total number of Kicks that the user may see. */
            kickCount: number;
            /** @description The place in the user’s own order, ascending. Null for a Bucket that is newer than the order; these come first. Only for their owner. */
            position?: number | null;
            /**
             * @description Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.
             * @enum {string}
             */
            link?: "open" | "password";
            /** @description The moderator’s words to the owner. Only for the owner of a hidden thing. */
            hidden?: {
                words: string;
                /** @description Whether the site holds it until a moderator has looked at it. */
                held?: boolean;
            };
            /** @description How many of them the user has done. Missing for links. */
            doneCount?: number;
        };
        /** @description The fields of a Bucket that can be changed. Missing fields keep their values. */
        BucketChange: {
            /** Title */
            name?: string;
            /** Bio */
            description?: string;
            /** Picture */
            picture?: string | null;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
        };
        /** @description A new Bucket, which is Private by default. A missing picture, null and an empty one mean the same. */
        BucketFields: {
            /** Title */
            name: string;
            /** Bio */
            description?: string;
            /** Picture */
            picture?: string | null;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
        };
        /** @description The user’s Buckets in their new order. */
        BucketOrder: {
            /**
             * Buckets
             * @description The ids of all Buckets of the user, each once.
             */
            bucketIds: string[];
        };
        /** @description A decision of a moderator. */
        CareDecision: {
            /** Format: uuid */
            _id: string;
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                 */
                parentId: string | null;
                /**
                 * Format: uuid
                 * @description The Journal of a Story, of a comment on one, or of a comment on it.
                 */
                journalId: string | null;
            };
            /** @description Null for visitors and deleted accounts. */
            moderator: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            } | null;
            /** @description Null for visitors and deleted accounts. */
            accused: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            } | null;
            /**
             * Decision
             * @enum {string}
             */
            decision: "nothing" | "hide" | "warn" | "suspend";
            words: string;
            /**
             * Days
             * @description Of a suspension; null is for good.
             */
            days: number | null;
            /** Format: date-time */
            at: string;
        };
        /** @description All reports about a thing that are open, or were decided together. */
        CareReport: {
            /** Format: uuid */
            _id: string;
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                 */
                parentId: string | null;
                /**
                 * Format: uuid
                 * @description The Journal of a Story, of a comment on one, or of a comment on it.
                 */
                journalId: string | null;
            };
            /** @description The thing when it was reported. */
            copy: {
                title: string;
                text: string;
                picture: string | null;
            };
            /**
             * Reason
             * @enum {string}
             */
            reason: "spam" | "hurts" | "consent" | "private" | "other" | "answer";
            /** Note */
            note: string;
            /** @description The number of reports about the thing. */
            count: number;
            /** @description Null for visitors and deleted accounts. */
            accused: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            reports: {
                /** Format: uuid */
                _id: string;
                /** @description Null for visitors and deleted accounts. */
                reporter: {
                    /** Format: uuid */
                    _id: string;
                    userName: string;
                    profilePicture: string | null;
                } | null;
                /** @description Whether the site itself reported it, and holds it. */
                bySite: boolean;
                /** @description The number of reports of the same person before. */
                sent: number;
                /** @description Those of them of which nothing was wrong. */
                unfounded: number;
                /**
                 * Reason
                 * @enum {string}
                 */
                reason: "spam" | "hurts" | "consent" | "private" | "other" | "answer";
                /** Note */
                note: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description The numbers of reports about the owner, and of decisions. */
            history: {
                reports: number;
                nothing: number;
                hide: number;
                warn: number;
                suspend: number;
            };
            decision: components["schemas"]["CareDecision"] | null;
            /** @description The decision that the owner answers. */
            answers: components["schemas"]["CareDecision"] | null;
        };
        /** @description A comment on a Kick, a Story or a Journal: it has the id of one of them. */
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
            /**
             * Format: uuid
             * @description Of a comment on a Kick.
             */
            kickId?: string;
            /**
             * Format: uuid
             * @description Of a comment on a Story.
             */
            storyId?: string;
            /**
             * Format: uuid
             * @description Of a comment on a Journal.
             */
            journalId?: string;
            /** Comment */
            text: string;
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            /** @description The moderator’s words to the owner. Only for the owner of a hidden thing. */
            hidden?: {
                words: string;
                /** @description Whether the site holds it until a moderator has looked at it. */
                held?: boolean;
            };
        };
        /** @description The text of a comment. */
        CommentFields: {
            /** Comment */
            text: string;
        };
        /** @description The credentials. */
        Credentials: {
            /** Email */
            email: string;
            /** Password */
            password: string;
            /**
             * Remember me
             * @description The token is valid for 30 days instead of one.
             * @default false
             */
            rememberMe: boolean;
        };
        /** @description The new address, and the present password to protect an unattended session. */
        EmailChange: {
            /** Email */
            email: string;
            /** Password */
            password: string;
        };
        /** @description The link from the message to the new address. */
        EmailConfirmation: {
            /**
             * Link
             * @description The `token` of the link.
             */
            token: string;
        };
        /** @description What a followed user did, with the thing that its kind names. A Bucket is without its Kicks. */
        FeedItem: {
            /**
             * Format: uuid
             * @description That of the entry, Story, Kick or Bucket.
             */
            _id: string;
            /**
             * @description `done`: somebody did a Kick. `story`: somebody wrote a Story. `kick`: somebody shared a Kick. `bucket`: somebody has done all Kicks of a Bucket.
             * @enum {string}
             */
            kind: "done" | "story" | "kick" | "bucket";
            /**
             * Format: date-time
             * @description When others could first see it.
             */
            at: string;
            person: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            entry?: components["schemas"]["LogEntry"];
            /** @description Of `story`. */
            story?: {
                /** Format: uuid */
                _id: string;
                title: string;
                /** @description The first 200 characters. */
                content: string;
                /** @description The URL of its picture. */
                pictures: string;
                journal: {
                    /** Format: uuid */
                    _id: string;
                    title: string;
                };
            };
            kick?: components["schemas"]["Kick"];
            bucket?: components["schemas"]["Bucket"];
        };
        /** @description How one user follows another. */
        Follow: {
            /**
             * @description `asked`: it is not accepted yet.
             * @enum {string}
             */
            state: "asked" | "accepted";
            /**
             * Shows
             * @description What the feed of the follower shows of the user.
             */
            shows: ("done" | "story" | "kick" | "bucket")[];
        };
        /** @description A missing field stays as it is; everything at first. */
        FollowChange: {
            /**
             * Shows
             * @description What the feed of the follower shows of the user.
             */
            shows?: ("done" | "story" | "kick" | "bucket")[];
        };
        /** @description The account whose password is forgotten. */
        ForgottenPassword: {
            /** Email */
            email: string;
        };
        /** @description A file with content of another site or program. */
        Import: {
            /** Format: uuid */
            _id: string;
            /**
             * @description Of the file; null until it was recognised.
             * @enum {string|null}
             */
            source: "bucketeer" | "photos" | "adventurelog" | "google" | "polarsteps" | "swarm" | "gpx" | "kml" | "ics" | "csv" | "markdown" | null;
            fileName: string;
            /**
             * @description While it is ‘reading’, ‘bringing’ or ‘taking back’, a server works on it.
             * @enum {string}
             */
            state: "reading" | "asks" | "read" | "bringing" | "brought" | "taking back" | "taken back" | "failed";
            /** @description The reason why the last work ended early. */
            problem: {
                /** @description For users, in English. */
                message: string;
                /** @description Names the sentence, such as `email.on-its-way`, and never changes. */
                code?: string;
                /** @description The values that the sentence contains, by name. */
                values?: {
                    [key: string]: string | number;
                };
            } | null;
            /** @description Numbers of rows. */
            counts: {
                /** @description Can be brought in. */
                new: number;
                /** @description The user has these already. */
                here: number;
                /** @description The user must look at these. */
                look: number;
                /** @description Cannot be read. */
                unreadable: number;
                /** @description The user left these out. They count as nothing else. */
                leftOut: number;
                /** @description Were brought in. */
                brought: number;
                /** @description Were brought in and taken back. */
                takenBack: number;
                /** @description Stay after taking back: the user has changed them. */
                kept: number;
            };
            /** @description Numbers of things: of those that came in or were taken back, before that of all. */
            kinds: {
                /** @description Buckets. */
                bucket?: number;
                /** @description Kicks. */
                kick?: number;
                /** @description Journals. */
                journal?: number;
                /** @description Stories. */
                story?: number;
                /** @description Entries of the Log. */
                entry?: number;
            };
            /** @description The number of rows that the present work has done. */
            done: number;
            /** @description The number of rows of the present work; 0 while it is unknown. */
            total: number;
            /** @description The choices that the user can make. They are needed in the state ‘asks’. */
            asks: {
                columns?: {
                    header: string[];
                    sample: string[][];
                    /**
                     * Columns
                     * @description The index of each column that has a meaning, from 0.
                     */
                    guess: {
                        /** name */
                        name?: number;
                        /** description */
                        description?: number;
                        /** place */
                        place?: number;
                        /** lat */
                        lat?: number;
                        /** lng */
                        lng?: number;
                        /** country */
                        country?: number;
                        /** category */
                        category?: number;
                        /** date */
                        date?: number;
                        /** until */
                        until?: number;
                        /** note */
                        note?: number;
                        /** bucket */
                        bucket?: number;
                        /** state */
                        state?: number;
                    };
                };
                /** @description Examples. */
                dateOrder?: string[];
            } | null;
            choices: components["schemas"]["ImportChoices"];
            /**
             * Format: date-time
             * @description When the file was sent.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is forgotten, so that it can no longer be taken back.
             */
            takeBackUntil: string;
        };
        /** @description How the file is read. Missing fields keep their values. */
        ImportChoices: {
            /**
             * Columns
             * @description The index of each column that has a meaning, from 0.
             */
            columns?: {
                /** name */
                name?: number;
                /** description */
                description?: number;
                /** place */
                place?: number;
                /** lat */
                lat?: number;
                /** lng */
                lng?: number;
                /** country */
                country?: number;
                /** category */
                category?: number;
                /** date */
                date?: number;
                /** until */
                until?: number;
                /** note */
                note?: number;
                /** bucket */
                bucket?: number;
                /** state */
                state?: number;
            };
            /**
             * Order of dates
             * @description Whether 3/5/2001 begins with the day or the month.
             * @enum {string}
             */
            dateOrder?: "day" | "month";
            /**
             * Photos
             * @description Whether photos are not brought in.
             */
            photosLeftOut?: boolean;
        };
        /** @description A thing of a file. */
        ImportRow: {
            /** @description Its place in the file. */
            number: number;
            /** @description Its place in the upload: the number of a row or line, or a file and a number; may be empty. */
            at: string;
            /**
             * @description The state of the row, or its planned one.
             * @enum {string}
             */
            state: "new" | "here" | "look" | "unreadable" | "brought" | "taken back" | "kept";
            /** @description Whether the user left it out. */
            leftOut: boolean;
            /**
             * @description Null if it cannot be read.
             * @enum {string|null}
             */
            kind: "bucket" | "kick" | "journal" | "story" | "entry" | null;
            name: string;
            detail: {
                /**
                 * Format: date
                 * @description The first day of the period; null if it is unknown.
                 */
                on: string | null;
                /**
                 * Format: date
                 * @description The last day, of something that took several.
                 */
                until: string | null;
                /**
                 * @description How exactly the day is known.
                 * @enum {string|null}
                 */
                precision: "day" | "month" | "season" | "year" | "unknown" | null;
                /**
                 * @description Whether it was done, is being done, or was let go.
                 * @enum {string|null}
                 */
                state: "doing" | "done" | "let go" | null;
                /**
                 * @description Its category.
                 * @enum {string|null}
                 */
                category: "Chill" | "Travel" | "Activity" | null;
                /** @description Its country in English. */
                country: string | null;
                /** @description The name of the chosen place. */
                place: string | null;
                /** @description Degrees; null without a chosen place. */
                location: {
                    lat: number;
                    lng: number;
                } | null;
                /** @description The name of the first Bucket of a Kick. */
                bucket: string | null;
                /** @description Number of photos. */
                photos: number;
                /** @description The first 200 characters of its text, or all of it. */
                text: string;
            };
            /** @description The reason of its state. */
            reason: {
                /** @description For users, in English. */
                message: string;
                /** @description Names the sentence, such as `email.on-its-way`, and never changes. */
                code?: string;
                /** @description The values that the sentence contains, by name. */
                values?: {
                    [key: string]: string | number;
                };
            } | null;
            /** @description The path of the page of what it became or is. */
            link: string | null;
        };
        /** @description A Journal with its Stories. */
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
            /** @description The Bucket with the Kicks of its Stories, for its creator; null for others, without one, or if it was deleted. */
            bucketId: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "Public" | "Private";
            /**
             * Audience
             * @description Who may read it: only its creator, those who follow its creator, every member, or everybody. It is Public if and only if the visibility is.
             * @enum {string}
             */
            audience: "Private" | "Followers" | "Members" | "Public";
            /** @description In their order: in a list up to 20 of each Journal, with the first 200 characters of their content; up to 100 whole ones in a single Journal, or as many as fit into 2 MB. */
            story: components["schemas"]["Story"][];
            /** @description The photo of a Story that stands for the Journal. Missing without Stories. */
            cover?: {
                /**
                 * Format: uuid
                 * @description The id of its picture.
                 */
                _id: string;
                /** @description Its URL, in the largest width. */
                url: string;
                /** @description Describes it to those who cannot see it. */
                alt: string;
                /** @description False if it is the picture of the first Story. */
                isChosen: boolean;
            };
            /** @description Total number of Stories. */
            storyCount: number;
            /**
             * Format: uuid
             * @description The id of its creator.
             */
            createdBy: string;
            author?: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            /** @description All Stories in their order, up to 1000, in a single Journal. Members get the places of Kicks that they may see; visitors those of the author’s own Kicks, if `showsPlaces`. */
            contents?: {
                /** Format: uuid */
                _id: string;
                title: string;
                /** Format: date */
                happenedOn: string | null;
                /** @description The place of its Kick, as others see it. */
                place: {
                    location: {
                        lat: number;
                        lng: number;
                    } | null;
                    /** @enum {string} */
                    placePrecision: "exact" | "area" | "country";
                    country: string | null;
                    place: string | null;
                } | null;
            }[];
            /**
             * Places
             * @description Whether visitors see the places of its author’s Kicks.
             */
            showsPlaces?: boolean;
            /**
             * @description Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.
             * @enum {string}
             */
            link?: "open" | "password";
            /** @description The moderator’s words to the owner. Only for the owner of a hidden thing. */
            hidden?: {
                words: string;
                /** @description Whether the site holds it until a moderator has looked at it. */
                held?: boolean;
            };
        };
        /** @description The fields of a Journal that can be changed. Missing fields keep their values. An audience without a visibility sets that too, and the other way round. */
        JournalChange: {
            /** Title */
            title?: string;
            /** About */
            description?: string;
            /** Bucket */
            bucketId?: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility?: "Public" | "Private";
            /**
             * Audience
             * @description Who may read it: only its creator, those who follow its creator, every member, or everybody. It is Public if and only if the visibility is.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members" | "Public";
            /**
             * Cover
             * @description The URL of a photo of its Stories; null for the picture of the first one.
             */
            coverUrl?: string | null;
            /**
             * Places
             * @description Whether visitors see the places of its author’s Kicks.
             */
            showsPlaces?: boolean;
        };
        /** @description A new Journal. A missing Bucket, null and an empty one mean the same. A missing audience is that of the visibility. */
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
            /**
             * Audience
             * @description Who may read it: only its creator, those who follow its creator, every member, or everybody. It is Public if and only if the visibility is.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members" | "Public";
            /**
             * Cover
             * @description The URL of a photo of its Stories; null for the picture of the first one.
             */
            coverUrl?: string | null;
            /**
             * Places
             * @description Whether visitors see the places of its author’s Kicks.
             */
            showsPlaces?: boolean;
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
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience: "Private" | "Followers" | "Members";
            /**
             * Continent
             * @enum {string|null}
             */
            continent: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica" | null;
            /**
             * Category
             * @enum {string|null}
             */
            category: "Chill" | "Travel" | "Activity" | null;
            /**
             * Place precision
             * @description How exactly others may see the place: the very spot, within about 5 km, or only the country.
             * @enum {string}
             */
            placePrecision: "exact" | "area" | "country";
            /** Country */
            country: string | null;
            /** @description The URL of its picture; empty for a Private one without a picture. Unless every member may see it, the URL is signed and valid for at least an hour. */
            pictures: string;
            /** @description All photos in their order; the first one is that of `pictures`. Lists leave them out. */
            photos?: components["schemas"]["Photo"][];
            /** @description The Bucket that its creator chose, shown to the creator only. */
            buckets: string | null;
            /**
             * Location
             * @description Degrees, as exact as the creator allows: the centre of a cell of about 5 km for an area, null for a country. Null without a chosen place.
             */
            location: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /**
             * Location
             * @description The chosen place, for its creator only, if others see less.
             */
            exactLocation?: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /**
             * Place
             * @description The name of the chosen place, such as Lago di Braies.
             */
            place: string | null;
            /** @description The creator. A deleted account has no `_id` and the name “a former member”; by a link, somebody else has none and the name “another member”. */
            createdBy: {
                /** Format: uuid */
                _id: string | null;
                userName: string;
                profilePicture: string | null;
            };
            /** @description Its place, by which a removed Kick returns. Only in the user’s own Buckets. */
            position?: number;
            /**
             * Format: date-time
             * @description When its owner added it. Only in the user’s own Buckets.
             */
            addedAt?: string;
            /**
             * When
             * Format: date
             * @description When its owner wants to do it: the first day of the period.
             */
            targetOn?: string;
            /**
             * Precision
             * @description Whether the day, the month, the season or only the year is meant. A season begins in March, June, September or December.
             * @enum {string}
             */
            targetPrecision?: "day" | "month" | "season" | "year";
            /** @description In the user’s own Buckets, whether those who may open the Bucket see this Kick of the user there; null until the user decides, which counts as false. For others true: they see it only there, without entries, likes, comments, counts and its exact place. */
            shown?: boolean | null;
            /** @description Number of likes. */
            likes: number;
            /** @description Whether the user likes it. */
            liked: boolean;
            /** @description Whether it is one of the user’s favourites, which only the user sees. */
            favourite: boolean;
            /** @description Number of comments. */
            commentCount: number;
            /** @description The user’s own Buckets that hold it, oldest first. Only the user sees them. */
            inBuckets: string[];
            /** @description What it is to the user. Only the user sees it. */
            mine: {
                /** @description The number of the user’s own Buckets with it. */
                buckets: number;
                /**
                 * Format: uuid
                 * @description The entry of the user’s log that says they are on it.
                 */
                doing: string | null;
                /** @description How many times the user did it. */
                done: number;
                lastDone: {
                    /**
                     * Format: date
                     * @description The first day of the period.
                     */
                    on: string | null;
                    /** @enum {string} */
                    precision: "day" | "month" | "season" | "year" | "unknown";
                } | null;
                /** @description The signed URL of the first photo of the latest time they did it that has one. */
                photo?: string;
                /** @description The user’s own Stories about it, newest first, at most 20. Lists leave them out. */
                stories?: {
                    /** Format: uuid */
                    _id: string;
                    title: string;
                    /** Format: uuid */
                    journalId: string;
                }[];
            };
            /** @description Numbers of people. Private entries of logs do not count. */
            counts: {
                /** @description Have it in a Bucket, its creator aside. */
                wanted: number;
                /** @description Did it. */
                done: number;
                /** @description Would do it again. */
                again: number;
            };
            /** @description The moderator’s words to the owner. Only for the owner of a hidden thing. */
            hidden?: {
                words: string;
                /** @description Whether the site holds it until a moderator has looked at it. */
                held?: boolean;
            };
            /** @description Its creator deleted it, and Buckets or Stories of others hold it. Lists leave it out. */
            withdrawn: boolean;
        };
        /** @description The fields of a Kick that can be changed. Missing fields keep their values. Picture, continent and category are needed unless it is Private. */
        KickChange: {
            /** Title */
            name?: string;
            /** Bio */
            description?: string;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
            /**
             * Continent
             * @enum {string|null}
             */
            continent?: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica" | null;
            /**
             * Category
             * @enum {string|null}
             */
            category?: "Chill" | "Travel" | "Activity" | null;
            /**
             * Place precision
             * @description How exactly others may see the place: the very spot, within about 5 km, or only the country.
             * @enum {string}
             */
            placePrecision?: "exact" | "area" | "country";
            /** Country */
            country?: string | null;
            /** Picture */
            pictures?: string;
            /**
             * Photos
             * @description All photos in their order, at most 8. The first one is that of `pictures`. Without this field, `pictures` replaces the first one and the others stay.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /**
             * Location
             * @description Degrees; null without a chosen place.
             */
            location?: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /**
             * Place
             * @description The name of the chosen place, such as Lago di Braies.
             */
            place?: string | null;
        };
        /** @description A new Kick, which every member may see by default. A missing Bucket, null and an empty one mean the same. Picture, continent and category are needed unless it is Private. */
        KickFields: {
            /** Title */
            name: string;
            /** Bio */
            description?: string;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
            /**
             * Continent
             * @enum {string|null}
             */
            continent?: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica" | null;
            /**
             * Category
             * @enum {string|null}
             */
            category?: "Chill" | "Travel" | "Activity" | null;
            /**
             * Place precision
             * @description How exactly others may see the place: the very spot, within about 5 km, or only the country.
             * @enum {string}
             */
            placePrecision?: "exact" | "area" | "country";
            /** Country */
            country?: string | null;
            /** Picture */
            pictures?: string;
            /**
             * Photos
             * @description All photos in their order, at most 8. The first one is that of `pictures`. Without this field, `pictures` replaces the first one and the others stay.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /**
             * Location
             * @description Degrees; null without a chosen place.
             */
            location?: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /**
             * Place
             * @description The name of the chosen place, such as Lago di Braies.
             */
            place?: string | null;
            /**
             * Bucket
             * @description One of the user’s own Buckets, to which the Kick is added.
             */
            buckets?: string | null;
        };
        /** @description The Kick and the Bucket. */
        KickInBucket: {
            /**
             * Bucket
             * @description The Bucket of the path.
             */
            bucketId: string;
            /** Kick */
            kickId: string;
        };
        /** @description Kicks of a Bucket, and where they go. */
        KickMove: {
            /** Kicks */
            kickIds: string[];
            /**
             * Bucket
             * Format: uuid
             * @description Another Bucket of the user; null removes the Kicks from this one only.
             */
            to: string | null;
        };
        /** @description The Kicks of a Bucket in their new order. */
        KickOrder: {
            /**
             * Kicks
             * @description The ids of all Kicks of the Bucket that the user may see, each once.
             */
            kickIds: string[];
        };
        /** @description The former positions of moved Kicks, which undo the move. */
        KickReturn: {
            /**
             * Bucket
             * Format: uuid
             * @description The Bucket that they were moved to.
             */
            from: string | null;
            /** Places */
            places: {
                /** Format: uuid */
                kickId: string;
                /** Position */
                position: number;
                /**
                 * Added
                 * Format: date-time
                 */
                addedAt: string;
                /**
                 * When
                 * Format: date
                 * @description When its owner wants to do it: the first day of the period.
                 */
                targetOn: string | null;
                /**
                 * Precision
                 * @description Whether the day, the month, the season or only the year is meant. A season begins in March, June, September or December.
                 * @enum {string|null}
                 */
                targetPrecision: "day" | "month" | "season" | "year" | null;
                /**
                 * Shown
                 * @description As in the Kick.
                 */
                shown?: boolean | null;
                /**
                 * New
                 * @description Whether the other Bucket did not hold it before.
                 */
                isNew: boolean;
            }[];
        };
        /** @description When the user wants to do a Kick; both are null for some day. */
        KickTarget: {
            /**
             * When
             * Format: date
             * @description When its owner wants to do it: the first day of the period.
             */
            targetOn: string | null;
            /**
             * Precision
             * @description Whether the day, the month, the season or only the year is meant. A season begins in March, June, September or December.
             * @enum {string|null}
             */
            targetPrecision: "day" | "month" | "season" | "year" | null;
        };
        /** @description An entry of somebody’s log: what they did, are on, or let go. */
        LogEntry: {
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
            /** @description Null if it was deleted, or the user no longer sees it. */
            kick: components["schemas"]["Kick"] | null;
            /** @description The name of the Kick; if the user does not see it, that of when the entry was written. */
            kickName: string;
            /**
             * State
             * @enum {string}
             */
            state: "doing" | "done" | "let go";
            /**
             * Precision
             * @enum {string}
             */
            precision: "day" | "month" | "season" | "year" | "unknown";
            /**
             * Again
             * @description Whether the user would do it again.
             */
            again: boolean | null;
            /** Note */
            note: string;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience: "Private" | "Followers" | "Members";
            /**
             * When
             * Format: date
             * @description The first day of the period; null if it is unknown.
             */
            on: string | null;
            /**
             * Until
             * Format: date
             * @description The last day, of something that took several.
             */
            until: string | null;
            /** @description All photos in their order, in lists too. Their URLs are signed unless every member may see the entry and its Kick. */
            photos?: components["schemas"]["Photo"][];
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            /**
             * Stars
             * @description For the user alone.
             */
            stars?: number | null;
            /**
             * Steps
             * @description For the user alone.
             */
            steps?: {
                /** Step */
                text: string;
                /** Done */
                done: boolean;
            }[];
            /**
             * Remind
             * @description Whether it may be shown as a memory. For the user alone.
             */
            remind?: boolean;
            /**
             * With
             * @description Names that only the user sees.
             */
            with?: {
                /** With */
                name: string;
            }[];
            /**
             * @description Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.
             * @enum {string}
             */
            link?: "open" | "password";
            /** @description The moderator’s words to the owner. Only for the owner of a hidden thing. */
            hidden?: {
                words: string;
                /** @description Whether the site holds it until a moderator has looked at it. */
                held?: boolean;
            };
        };
        /** @description Missing fields keep their values. A new state without a date happens today. */
        LogEntryChange: {
            /**
             * State
             * @enum {string}
             */
            state?: "doing" | "done" | "let go";
            /**
             * Precision
             * @enum {string}
             */
            precision?: "day" | "month" | "season" | "year" | "unknown";
            /**
             * Again
             * @description Whether the user would do it again.
             */
            again?: boolean | null;
            /** Note */
            note?: string;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
            /**
             * Stars
             * @description For the user alone.
             */
            stars?: number | null;
            /**
             * Steps
             * @description For the user alone.
             */
            steps?: {
                /** Step */
                text: string;
                /** Done */
                done: boolean;
            }[];
            /**
             * Remind
             * @description Whether it may be shown as a memory. For the user alone.
             */
            remind?: boolean;
            /**
             * When
             * Format: date
             * @description The first day of the period; null if it is unknown.
             */
            on?: string | null;
            /**
             * Until
             * Format: date
             * @description The last day, of something that took several.
             */
            until?: string | null;
            /**
             * Photos
             * @description All photos in their order, at most 8. Without this field they stay as they are.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /**
             * With
             * @description Names that only the user sees.
             */
            with?: {
                /** With */
                name: string;
            }[];
        };
        /** @description What somebody chose for their log, its memories and Today. */
        LogSettings: {
            /**
             * Audience
             * @description The audience of new entries without one. Null until it is chosen, which means Private.
             * @enum {string|null}
             */
            defaultAudience: "Private" | "Followers" | "Members" | null;
            /**
             * Format: date-time
             * @description Null while the first run is shown.
             */
            welcomedAt: string | null;
            memories: {
                /**
                 * Off
                 * @description Whether there are no memories.
                 */
                isOff: boolean;
                /**
                 * Nothing of
                 * @description Companions whose entries are no memories, in any case of their letters.
                 */
                withoutNames: string[];
                /**
                 * Nothing before
                 * @description The first year of memories; null for all.
                 */
                notBefore: number | null;
            };
            /**
             * Hidden cards
             * @description The cards of Today that the user put away for good.
             */
            hiddenCards: ("next" | "buckets" | "onThisDay" | "finish" | "feed" | "notifications")[];
            /** @description The steps of the first run that the user has done. */
            steps: {
                /** @description There is a Kick in one of the user’s Buckets. */
                wishes: boolean;
                /** @description The user did something. */
                done: boolean;
                /** @description The user picked a way. */
                way: boolean;
                /** @description The user chose an audience for new entries. */
                audience: boolean;
            };
        };
        /** @description Missing fields keep their values. */
        LogSettingsChange: {
            /**
             * Audience
             * @description The audience of new entries without one. Null until it is chosen, which means Private.
             * @enum {string|null}
             */
            defaultAudience?: "Private" | "Followers" | "Members" | null;
            /**
             * Welcomed
             * @description Ends the first run.
             * @enum {boolean}
             */
            welcomed?: true;
            memories?: {
                /**
                 * Off
                 * @description Whether there are no memories.
                 */
                isOff?: boolean;
                /**
                 * Nothing of
                 * @description Companions whose entries are no memories, in any case of their letters.
                 */
                withoutNames?: string[];
                /**
                 * Nothing before
                 * @description The first year of memories; null for all.
                 */
                notBefore?: number | null;
            };
            /**
             * Hidden cards
             * @description The cards of Today that the user put away for good.
             */
            hiddenCards?: ("next" | "buckets" | "onThisDay" | "finish" | "feed" | "notifications")[];
        };
        /** @description The nearest place at any distance, and what is at the position itself. */
        NearestPlace: {
            /** @description Its id in the gazetteer; that of GeoNames for a town. */
            _id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "town" | "country" | "region" | "mountains" | "peak" | "lake" | "river" | "waterfall" | "island" | "coast" | "desert" | "landscape" | "park" | "pass" | "route" | "monument";
            /** @description Its usual name; in a search the one that the text begins, in any language. */
            name: string;
            /** @description The country’s English name. */
            country: string;
            /** @description ISO 3166-1, two letters. */
            countryCode: string;
            /** @description The state, canton or similar, if its code consists of letters. */
            region?: string;
            /** @description Degrees. */
            location: {
                lat: number;
                lng: number;
            };
            /** @description Of a town; 0 if unknown. */
            population: number;
            /** @description The country of the position by borders, and the town if it is near. */
            spot: {
                /** @description The nearest town of the country within 25 km; null without one. */
                town: string | null;
                /** @description The country’s English name; null at sea. */
                country: string | null;
                /** @description ISO 3166-1, two letters; null at sea. */
                countryCode: string | null;
                /** @description Whether it is more than 12 nautical miles from any land. */
                isAtSea: boolean;
            };
        };
        /** @description The password, to protect an unattended session. */
        NewArchive: {
            /** Password */
            password: string;
        };
        /** @description Either a Kick, or the name of something, which becomes a Private Kick. Without a date it is today’s; without an audience it has the user’s default one. */
        NewLogEntry: {
            /**
             * State
             * @enum {string}
             */
            state: "doing" | "done" | "let go";
            /**
             * Precision
             * @enum {string}
             */
            precision?: "day" | "month" | "season" | "year" | "unknown";
            /**
             * Again
             * @description Whether the user would do it again.
             */
            again?: boolean | null;
            /** Note */
            note?: string;
            /**
             * Audience
             * @description Who may see it: only its creator, those who follow its creator, or every member.
             * @enum {string}
             */
            audience?: "Private" | "Followers" | "Members";
            /**
             * Stars
             * @description For the user alone.
             */
            stars?: number | null;
            /**
             * Steps
             * @description For the user alone.
             */
            steps?: {
                /** Step */
                text: string;
                /** Done */
                done: boolean;
            }[];
            /**
             * Remind
             * @description Whether it may be shown as a memory. For the user alone.
             */
            remind?: boolean;
            /**
             * When
             * Format: date
             * @description The first day of the period; null if it is unknown.
             */
            on?: string | null;
            /**
             * Until
             * Format: date
             * @description The last day, of something that took several.
             */
            until?: string | null;
            /**
             * Photos
             * @description All photos in their order, at most 8. Without this field they stay as they are.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /**
             * With
             * @description Names that only the user sees.
             */
            with?: {
                /** With */
                name: string;
            }[];
            /**
             * Kick
             * Format: uuid
             */
            kickId?: string;
            /** Name */
            name?: string;
        };
        /** @description By default it is good until it is ended, without preview, such notes and password. */
        NewShareLink: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "bucket" | "journal" | "log" | "year";
            /**
             * Id
             * @description The id of the Bucket, the Journal or the entry of the log, or the year, such as `2024`.
             */
            id: string;
            /**
             * Good until
             * Format: date-time
             * @description Null: until it is ended.
             */
            expiresAt?: string | null;
            /**
             * Preview
             * @description Whether chats show title and picture. Never while there is a password.
             */
            hasPreview?: boolean;
            /**
             * Notes
             * @description Whether notes and texts of photos of entries with companions are shown, which may name them. For an entry or a year.
             */
            showsNotes?: boolean;
            /**
             * Password
             * @description What readers must send. Null: none. Not a common password.
             */
            password?: string | null;
        };
        /** @description The fields of a Story. It needs a picture. A missing Kick, null and an empty one mean the same. */
        NewStory: {
            /** Title */
            title: string;
            /** Story */
            content: string;
            /** Picture */
            pictures: string;
            /**
             * Photos
             * @description All photos in their order, at most 20. The first one is that of `pictures`. Without this field, `pictures` replaces the first one and the others stay.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /** Kick */
            kickId?: string | null;
            /**
             * Date
             * Format: date
             * @description The day that it tells of; null for none.
             */
            happenedOn?: string | null;
            /**
             * Journal
             * @description The Journal of the path.
             */
            journalId: string;
        };
        /** @description A group of notifications of one kind about one Kick, Story or Journal, of who follows whom, or one decision of a moderator. */
        Notification: {
            /**
             * Format: uuid
             * @description That of the newest event.
             */
            _id: string;
            /**
             * @description `comment`: on a Kick, Story or Journal of the user. `reply`: a comment that names the user. `like`: of a Kick of the user. `done`: somebody did a Kick of the user. `asked`: somebody asks to follow the user. `follow`: somebody follows the user without asking. `accepted`: somebody accepted the request of the user. `decision`: a moderator decided about the user or something of theirs. `outcome`: of a report by the user.
             * @enum {string}
             */
            kind: "comment" | "reply" | "like" | "done" | "asked" | "follow" | "accepted" | "decision" | "outcome";
            /** @description Null for a follow, a decision of a moderator, and a comment on a Story or Journal. */
            kick: {
                /** Format: uuid */
                _id: string;
                name: string;
            } | null;
            /** @description That of a comment on it or on its Story. */
            journal: {
                /** Format: uuid */
                _id: string;
                title: string;
            } | null;
            /** @description That of a comment on it. */
            story: {
                /** Format: uuid */
                _id: string;
                title: string;
            } | null;
            /** @description Of a decision about something of the user: its name when it was reported, or the beginning of its text; null after 180 days. */
            title: string | null;
            /** @description Up to three of those who did it, the latest first. */
            people: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
                tagline: string;
                /**
                 * Format: date-time
                 * @description When the account was created.
                 */
                createdAt: string;
            }[];
            /** @description The number of people who did it; 0 for a decision of a moderator. */
            count: number;
            seen: boolean;
            /**
             * Format: date-time
             * @description When the newest event was.
             */
            createdAt: string;
        };
        /** @description The kinds of notifications that are made for the user. */
        NotificationSettings: {
            /**
             * On
             * @description Whether comments on the user’s Kicks, Stories and Journals are told.
             */
            comment: boolean;
            /**
             * On
             * @description Whether comments that name the user are told.
             */
            reply: boolean;
            /**
             * On
             * @description Whether likes of the user’s Kicks are told.
             */
            like: boolean;
            /**
             * On
             * @description Whether it is told that somebody did one of the user’s Kicks.
             */
            done: boolean;
            /**
             * On
             * @description Whether follows, requests and their acceptance are told.
             */
            follow: boolean;
        };
        /** @description Missing kinds stay as they are. */
        NotificationSettingsChange: {
            /**
             * On
             * @description Whether comments on the user’s Kicks, Stories and Journals are told.
             */
            comment?: boolean;
            /**
             * On
             * @description Whether comments that name the user are told.
             */
            reply?: boolean;
            /**
             * On
             * @description Whether likes of the user’s Kicks are told.
             */
            like?: boolean;
            /**
             * On
             * @description Whether it is told that somebody did one of the user’s Kicks.
             */
            done?: boolean;
            /**
             * On
             * @description Whether follows, requests and their acceptance are told.
             */
            follow?: boolean;
        };
        /** @description A decision about the caller, with what a moderator wrote and the caller answered. */
        OwnDecision: {
            /** Format: uuid */
            _id: string;
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                 */
                parentId: string | null;
                /**
                 * Format: uuid
                 * @description The Journal of a Story, of a comment on one, or of a comment on it.
                 */
                journalId: string | null;
            };
            /** @description The name of the thing when it was reported, or the first 200 characters of its text; null after 180 days. */
            title: string | null;
            /**
             * Decision
             * @enum {string}
             */
            decision: "nothing" | "hide" | "warn" | "suspend";
            words: string;
            /**
             * Days
             * @description Of a suspension; null is for good.
             */
            days: number | null;
            /** Format: date-time */
            at: string;
            answer: {
                note: string;
                /**
                 * Decision
                 * @enum {string|null}
                 */
                outcome: "nothing" | "hide" | "warn" | "suspend" | null;
                /** @description The words of the moderator to the owner. */
                words: string | null;
            } | null;
        };
        /** @description The live version of a part, with failures. */
        PartStatus: {
            part: string;
            /** @description Its display name. */
            title: string;
            /** @description The team behind it. */
            owner: string;
            /** @description Whether it is switched off. */
            isOff: boolean;
            /** @description The slots that it fills in pages of other parts. */
            slots: string[];
            live: {
                version: string;
                /** @description Visitors for whom it failed. */
                failed: number;
                /** @description Whether its release was told to skip the checks of its types and tests. */
                isUnchecked: boolean;
            };
            /** @description A version for a share of visitors. */
            canary: {
                version: string;
                /** @description Visitors for whom it failed. */
                failed: number;
                /** @description Whether its release was told to skip the checks of its types and tests. */
                isUnchecked: boolean;
                /** @description Percentage of visitors who get it. */
                percent: number;
            } | null;
        };
        /** @description The present password, to protect an unattended session, and the new one. */
        PasswordChange: {
            /** Password */
            password: string;
            /**
             * New password
             * @description Not a common password.
             */
            newPassword: string;
        };
        /** @description The link from the message, and the new password. */
        PasswordReset: {
            /**
             * Link
             * @description The `token` of the link.
             */
            token: string;
            /**
             * Password
             * @description Not a common password.
             */
            password: string;
            /**
             * End all links
             * @description Whether all shared links of the user end, as they do by default. Those from before the first confirmation of the present address end anyway.
             */
            endLinks?: boolean;
        };
        /** @description A photo of a Kick, a Story or an entry of a log. */
        Photo: {
            /**
             * Format: uuid
             * @description The id of its picture.
             */
            _id: string;
            /** @description Its URL, in the largest width. */
            url: string;
            /** @description Pixels of the largest width. */
            width: number;
            height: number;
            /** @description Describes it to those who cannot see it. */
            alt: string;
            caption: string;
        };
        /** @description A place. Data by GeoNames (CC BY 4.0), Natural Earth (public domain) and OpenGeographyRegions (CC0). */
        Place: {
            /** @description Its id in the gazetteer; that of GeoNames for a town. */
            _id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "town" | "country" | "region" | "mountains" | "peak" | "lake" | "river" | "waterfall" | "island" | "coast" | "desert" | "landscape" | "park" | "pass" | "route" | "monument";
            /** @description Its usual name; in a search the one that the text begins, in any language. */
            name: string;
            /** @description The country’s English name. */
            country: string;
            /** @description ISO 3166-1, two letters. */
            countryCode: string;
            /** @description The state, canton or similar, if its code consists of letters. */
            region?: string;
            /** @description Degrees. */
            location: {
                lat: number;
                lng: number;
            };
            /** @description Of a town; 0 if unknown. */
            population: number;
        };
        /** @description The response to a failed request. */
        Problem: {
            /** @description The error, as a sentence for users, in English. */
            message: string;
            /** @description Names the sentence, such as `kick.missing`, and never changes. Left out for texts that are not translated. */
            code?: string;
            /** @description The values that the sentence contains, by name. */
            values?: {
                [key: string]: string | number;
            };
            /** @description All fields that are invalid. */
            problems?: {
                /** @description The name of a field of the body. */
                field: string;
                /** @description The error message, one sentence, in English. */
                message: string;
                /** @description Names the sentence, such as `kick.missing`, and never changes. Left out for texts that are not translated. */
                code?: string;
                /** @description The values that the sentence contains, by name. */
                values?: {
                    [key: string]: string | number;
                };
            }[];
        };
        /** @description The fields of a profile that can be changed. Missing fields keep their values. The e-mail address, if sent, must be the present one. */
        Profile: {
            /** Username */
            userName?: string;
            /** Tagline */
            tagline?: string;
            /**
             * Way
             * @description Null until the user picks one.
             * @enum {string|null}
             */
            way?: "To Enjoy" | "To Achieve" | "To Enlighten" | null;
            /**
             * Approve who follows me
             * @description Whether others ask before they follow. `false` accepts those who have asked. Only in the user’s own profile.
             */
            approvesFollowers?: boolean;
            /**
             * Others can find me
             * @description Whether the search for users finds the user; null until the user was asked. Only in the user’s own profile.
             */
            isFindable?: boolean | null;
            /**
             * Language
             * @description The language of pages and mails, such as `de`; null until the user chooses one.
             */
            language?: string | null;
            /** Email */
            email?: string;
            /** Profile picture */
            profilePicture?: string | null;
        };
        /** @description A Journal of a list of somebody’s Journals, with its creator. */
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
            /** @description The Bucket with the Kicks of its Stories, for its creator; null for others, without one, or if it was deleted. */
            bucketId: string | null;
            /**
             * Visibility
             * @enum {string}
             */
            visibility: "Public" | "Private";
            /**
             * Audience
             * @description Who may read it: only its creator, those who follow its creator, every member, or everybody. It is Public if and only if the visibility is.
             * @enum {string}
             */
            audience: "Private" | "Followers" | "Members" | "Public";
            /** @description In their order: in a list up to 20 of each Journal, with the first 200 characters of their content; up to 100 whole ones in a single Journal, or as many as fit into 2 MB. */
            story: components["schemas"]["Story"][];
            /** @description The photo of a Story that stands for the Journal. Missing without Stories. */
            cover?: {
                /**
                 * Format: uuid
                 * @description The id of its picture.
                 */
                _id: string;
                /** @description Its URL, in the largest width. */
                url: string;
                /** @description Describes it to those who cannot see it. */
                alt: string;
                /** @description False if it is the picture of the first Story. */
                isChosen: boolean;
            };
            /** @description Total number of Stories. */
            storyCount: number;
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
        };
        /** @description The first report about a thing. */
        QueuedReport: {
            /** Format: uuid */
            _id: string;
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                 */
                parentId: string | null;
                /**
                 * Format: uuid
                 * @description The Journal of a Story, of a comment on one, or of a comment on it.
                 */
                journalId: string | null;
            };
            /** @description The thing when it was reported. */
            copy: {
                title: string;
                text: string;
                picture: string | null;
            };
            /**
             * Reason
             * @enum {string}
             */
            reason: "spam" | "hurts" | "consent" | "private" | "other" | "answer";
            /** Note */
            note: string;
            /** @description The number of reports about the thing. */
            count: number;
            /** @description Null for visitors and deleted accounts. */
            accused: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A report of the caller. The outcome is null until a moderator decides. */
        Report: {
            /** Format: uuid */
            _id: string;
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
                /**
                 * Format: uuid
                 * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                 */
                parentId: string | null;
                /**
                 * Format: uuid
                 * @description The Journal of a Story, of a comment on one, or of a comment on it.
                 */
                journalId: string | null;
            };
            /**
             * Reason
             * @description `consent`: shows somebody without consent; `private`: a private place or data.
             * @enum {string}
             */
            reason: "spam" | "hurts" | "consent" | "private" | "other";
            /** Note */
            note: string;
            /**
             * Decision
             * @enum {string|null}
             */
            outcome: "nothing" | "hide" | "warn" | "suspend" | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description A report of a thing, with its reason. */
        ReportFields: {
            thing: {
                /**
                 * Kind
                 * @enum {string}
                 */
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                /** Format: uuid */
                id: string;
            };
            /**
             * Reason
             * @description `consent`: shows somebody without consent; `private`: a private place or data.
             * @enum {string}
             */
            reason: "spam" | "hurts" | "consent" | "private" | "other";
            /** Note */
            note?: string;
        };
        /** @description A change of a row. Missing fields keep their values. An empty one accepts what was proposed. */
        RowFix: {
            /** Left out */
            leftOut?: boolean;
            /** Title */
            name?: string;
            /**
             * When
             * Format: date
             */
            on?: string | null;
            /**
             * Precision
             * @enum {string}
             */
            precision?: "day" | "month" | "season" | "year" | "unknown";
            /**
             * Continent
             * @enum {string|null}
             */
            continent?: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica" | null;
            /**
             * Category
             * @enum {string|null}
             */
            category?: "Chill" | "Travel" | "Activity" | null;
            /** Country */
            country?: string | null;
            /**
             * Location
             * @description Degrees; null without a chosen place.
             */
            location?: {
                /** Latitude */
                lat: number;
                /** Longitude */
                lng: number;
            } | null;
            /**
             * Place
             * @description The name of the chosen place, such as Lago di Braies.
             */
            place?: string | null;
        };
        SeenNotifications: {
            /**
             * Up to
             * Format: uuid
             * @description The `_id` of the newest notification that the user saw.
             */
            upTo: string;
        };
        /** @description A new session. */
        Session: {
            /** @description For the header `Authorization: Bearer …` of every other request. */
            authToken: string;
        };
        /** @description A link that lets everybody who has it read a Bucket, a Journal, or an entry or a year of a log. */
        ShareLink: {
            /** Format: uuid */
            _id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "bucket" | "journal" | "log" | "year";
            /**
             * Id
             * @description The id of the Bucket, the Journal or the entry of the log, or the year, such as `2024`.
             */
            id: string;
            /** @description The name of the thing; only in the list of all links. */
            name?: string;
            /** @description Opens the thing. The server does not store it. */
            key: string;
            /** @description The URL of its page; a path on a site without PUBLIC_URL. */
            url: string;
            /**
             * Good until
             * Format: date-time
             * @description Null: until it is ended.
             */
            expiresAt: string | null;
            /**
             * Preview
             * @description Whether chats show title and picture. Never while there is a password.
             */
            hasPreview: boolean;
            /**
             * Notes
             * @description Whether notes and texts of photos of entries with companions are shown, which may name them. For an entry or a year.
             */
            showsNotes: boolean;
            hasPassword: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What is missing stays as it is. */
        ShareLinkChange: {
            /**
             * Good until
             * Format: date-time
             * @description Null: until it is ended.
             */
            expiresAt?: string | null;
            /**
             * Preview
             * @description Whether chats show title and picture. Never while there is a password.
             */
            hasPreview?: boolean;
            /**
             * Notes
             * @description Whether notes and texts of photos of entries with companions are shown, which may name them. For an entry or a year.
             */
            showsNotes?: boolean;
            /**
             * Password
             * @description What readers must send. Null: none. Not a common password.
             */
            password?: string | null;
            /**
             * New link
             * @description Gives it a new URL. The present one ends.
             */
            newKey?: boolean;
        };
        /** @description The content of a link: a Bucket, a Journal, or an entry or a year of a log. It has what every member may see, without the creators of the Kicks of others and with their countries at most. */
        Shared: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "bucket" | "journal" | "log" | "year";
            bucket?: components["schemas"]["Bucket"];
            journal?: components["schemas"]["Journal"];
            entry?: components["schemas"]["SharedEntry"];
            year?: components["schemas"]["SharedYear"];
        };
        /** @description An entry of a log as a link shows it: without companions and what is for its user alone. An entry with companions has no texts, unless its user shows them by the link, and other words for the name of a Kick that names one. */
        SharedEntry: {
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
            kick: {
                /**
                 * Format: uuid
                 * @description Null unless every member may see the Kick, and if its name is not shown.
                 */
                _id: string | null;
                /** @description The URL of its picture; empty for a Private one without a picture. Unless every member may see it, the URL is signed and valid for at least an hour. */
                pictures: string;
                /**
                 * Category
                 * @enum {string|null}
                 */
                category: "Chill" | "Travel" | "Activity" | null;
            };
            kickName: string;
            /**
             * State
             * @enum {string}
             */
            state: "doing" | "done" | "let go";
            /**
             * When
             * Format: date
             * @description The first day of the period; null if it is unknown.
             */
            on: string | null;
            /**
             * Precision
             * @enum {string}
             */
            precision: "day" | "month" | "season" | "year" | "unknown";
            /**
             * Until
             * Format: date
             * @description The last day, of something that took several.
             */
            until: string | null;
            /**
             * Again
             * @description Whether the user would do it again.
             */
            again: boolean | null;
            /** Note */
            note: string;
            /** @description All photos in their order, in lists too. Their URLs are signed unless every member may see the entry and its Kick. */
            photos?: components["schemas"]["Photo"][];
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
        };
        /** @description A year of a log as a link shows it. Without companions, and without entries that are left out of memories, singly or by a name, that were let go, or whose Kick others cannot see. */
        SharedYear: {
            year: number;
            createdBy: {
                /** Format: uuid */
                _id: string;
                userName: string;
                profilePicture: string | null;
            };
            /** @description Number of entries of what was done. */
            done: number;
            /** @description Of these, what the user would do again. */
            again: number;
            /** @description Number of Kicks that were done in this year, and in none before. */
            firstTimes: number;
            /** @description Most often first, at most 100. */
            countries: {
                /** @description As the Kicks have it. */
                country: string;
                /** @description Number of entries of what was done. */
                done: number;
            }[];
            /** @description Newest first, at most 100. */
            entries: components["schemas"]["SharedEntry"][];
            /** @description Total number of entries. */
            entryCount: number;
        };
        /** @description Kicks of the user in a Bucket, and whether those who may open the Bucket see them. */
        ShownWishes: {
            /** Kicks */
            kicks: {
                /** Format: uuid */
                kickId: string;
                /**
                 * Shown
                 * @description Whether the Bucket shows it.
                 */
                shown: boolean;
            }[];
        };
        /** @description A new account. */
        Signup: {
            /** Username */
            userName: string;
            /** Email */
            email: string;
            /** Your Tagline */
            tagline: string;
            /**
             * Password
             * @description Not a common password.
             */
            password: string;
            /**
             * Invitation
             * @description The `invitation` of the link, where the site needs one.
             */
            invitation?: string;
        };
        /** @description The live shell, and the packages that it was built with. */
        SitePackages: {
            shell: {
                version: string;
                provides: {
                    [key: string]: {
                        version: string;
                        names: string[] | null;
                    };
                };
                slots: {
                    [key: string]: string;
                };
                routes: {
                    path: string;
                    access: "public" | "protected";
                    preview?: {
                        title: string;
                        description: string;
                    };
                    calls?: {
                        path: string;
                        picture?: {
                            at: string;
                            sizes: string;
                        };
                        /** @enum {boolean} */
                        token?: false;
                    }[];
                    /** @enum {boolean} */
                    prerender?: true;
                    skeleton?: "cards" | "detail" | "form";
                }[];
            };
            packages: {
                name: string;
                version: string;
                url: string;
                size: number;
                integrity: string;
            }[];
        };
        /** @description Wishes, and the name of the Bucket for them: Someday by default. */
        SomedayWishes: {
            /** Lines */
            lines: {
                /**
                 * Wish
                 * @description At most 200 characters. A line without a visible one is skipped.
                 */
                text: string;
                /**
                 * Done
                 * @description Whether the user did it, some time ago.
                 */
                done?: boolean;
            }[];
            /** Title */
            name?: string;
        };
        /** @description Entries, and either a Journal or the title of a new one, which is Private. Entries without a photo get the picture, if there is one. */
        StoriesOfEntries: {
            /** Entries */
            entryIds: string[];
            /**
             * Journal
             * Format: uuid
             * @description One of the user’s own Journals.
             */
            journalId?: string;
            /** Title */
            title?: string;
            /** Picture */
            pictures?: string;
        };
        /** @description A Story of a Journal. */
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
            /** Story */
            content: string;
            /** @description The Kick that it is about; null without one, or if it was deleted. */
            kickId: string | null;
            /** @description That Kick, for the author only; left out in lists of Journals, and if it is withdrawn. */
            kick?: {
                name: string;
                /** @description What it is to the user. Only the user sees it. */
                mine: {
                    /** @description The number of the user’s own Buckets with it. */
                    buckets: number;
                    /**
                     * Format: uuid
                     * @description The entry of the user’s log that says they are on it.
                     */
                    doing: string | null;
                    /** @description How many times the user did it. */
                    done: number;
                    lastDone: {
                        /**
                         * Format: date
                         * @description The first day of the period.
                         */
                        on: string | null;
                        /** @enum {string} */
                        precision: "day" | "month" | "season" | "year" | "unknown";
                    } | null;
                    /** @description The signed URL of the first photo of the latest time they did it that has one. */
                    photo?: string;
                    /** @description The user’s own Stories about it, newest first, at most 20. Lists leave them out. */
                    stories?: {
                        /** Format: uuid */
                        _id: string;
                        title: string;
                        /** Format: uuid */
                        journalId: string;
                    }[];
                };
            };
            /**
             * Date
             * Format: date
             * @description The day that it tells of, as its author says.
             */
            happenedOn?: string | null;
            /** @description The URL of its picture. */
            pictures: string;
            /** @description All photos in their order; the first one is that of `pictures`. Lists leave them out. */
            photos?: components["schemas"]["Photo"][];
            /**
             * Format: uuid
             * @description The author, who is the creator of its Journal.
             */
            createdBy: string;
            /** Format: uuid */
            journalId: string;
        };
        /** @description The fields of a Story that can be changed. Missing fields keep their values. */
        StoryChange: {
            /** Title */
            title?: string;
            /** Story */
            content?: string;
            /** Picture */
            pictures?: string;
            /**
             * Photos
             * @description All photos in their order, at most 20. The first one is that of `pictures`. Without this field, `pictures` replaces the first one and the others stay.
             */
            photos?: {
                /** Photo */
                url: string;
                /** The description of a photo */
                alt?: string;
                /** The caption of a photo */
                caption?: string;
            }[];
            /** Kick */
            kickId?: string | null;
            /**
             * Date
             * Format: date
             * @description The day that it tells of; null for none.
             */
            happenedOn?: string | null;
        };
        /** @description The Story and the Journal. */
        StoryInJournal: {
            /**
             * Journal
             * @description The Journal of the path.
             */
            journalId: string;
            /** Story */
            storyId: string;
        };
        /** @description The Stories of a Journal in their new order. */
        StoryOrder: {
            /**
             * Stories
             * @description The ids of all Stories of the Journal, each once.
             */
            storyIds: string[];
        };
        /** @description The credentials of a suspended account, and the answer to the decision of the moderator. */
        SuspensionAnswer: {
            /** Email */
            email: string;
            /** Password */
            password: string;
            /** Answer */
            note: string;
        };
        /** @description A profile. */
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
            /** @description Only in the user’s own profile. */
            email?: string;
            /**
             * Language
             * @description The language of pages and mails, such as `de`; null until the user chooses one.
             */
            language?: string | null;
            /** @description Only in a moderator’s own profile. */
            isModerator?: boolean;
            /** @description Only in the user’s own profile at /api/user. */
            storage?: {
                /** @description Bytes of the user’s pictures. */
                used: number;
                /** @description The quota in bytes. */
                limit: number;
            };
            /** @description Only in the profiles of others at /api/user. */
            relation?: {
                /** @description Whether the caller muted the user. */
                muted: boolean;
            };
            /** @description Only in the user’s own profile at /api/user: as many as /api/people has. */
            followers?: number;
            /** @description Only in the user’s own profile at /api/user: as many as /api/people has. */
            following?: number;
            /** @description Only in the user’s own profile at /api/user: as many as /api/people has. */
            requests?: number;
            /** @description How the caller follows the user; null for nobody, and for those blocked or muted. */
            follow?: components["schemas"]["Follow"] | null;
            /**
             * @description Only in the profiles of others at /api/user: how the user follows the caller.
             * @enum {string|null}
             */
            followsMe?: "asked" | "accepted" | null;
            /** Username */
            userName: string;
            /** Tagline */
            tagline: string;
            /**
             * Way
             * @description Null until the user picks one.
             * @enum {string|null}
             */
            way: "To Enjoy" | "To Achieve" | "To Enlighten" | null;
            /**
             * Approve who follows me
             * @description Whether others ask before they follow. `false` accepts those who have asked. Only in the user’s own profile.
             */
            approvesFollowers?: boolean;
            /**
             * Others can find me
             * @description Whether the search for users finds the user; null until the user was asked. Only in the user’s own profile.
             */
            isFindable?: boolean | null;
            /** Profile picture */
            profilePicture: string | null;
        };
        /** @description A decision of a moderator, with words to the owner. */
        VerdictFields: {
            /**
             * Decision
             * @enum {string}
             */
            decision: "nothing" | "hide" | "warn" | "suspend";
            /**
             * Words
             * @description Only `nothing` about what is no answer needs none: the owner does not learn of it.
             */
            words: string;
            /**
             * Days
             * @description Of a suspension; null is for good.
             */
            days: number | null;
        };
        /** @description The lines of a list of wishes; each line becomes one wish. */
        Wishes: {
            /** Lines */
            lines: {
                /**
                 * Wish
                 * @description At most 200 characters. A line without a visible one is skipped.
                 */
                text: string;
                /**
                 * Done
                 * @description Whether the user did it, some time ago.
                 */
                done?: boolean;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
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
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    signUp: {
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
            /** @description A new session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    logIn: {
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
            /** @description A new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    answerSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SuspensionAnswer"];
            };
        };
        responses: {
            /** @description Sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getSignedInUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    logOut: {
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
            /** @description The request is invalid. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    requestPasswordReset: {
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
            /** @description If the address has an account, a message is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For users, in English. */
                        message: string;
                        /** @description Names the sentence, such as `email.on-its-way`, and never changes. */
                        code: string;
                        /** @description The values that the sentence contains, by name. */
                        values?: {
                            [key: string]: string | number;
                        };
                    };
                };
            };
            /** @description The request is invalid. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    resetPassword: {
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
            /** @description The password is changed. The new session lasts one day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For the header `Authorization: Bearer …` of every other request. */
                        authToken: string;
                    };
                };
            };
            /** @description The request is invalid. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getProfile: {
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
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
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
            /** @description A profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteAccount: {
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
            /** @description The account is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getProfileFigures: {
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
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of Kicks that the person created. */
                        kicks: number;
                        /** @description Number of Journals. */
                        journals: number;
                        /** @description Number of entries of what was done. */
                        done: number;
                        /** @description Where things were done, most often first, at most 300. */
                        countries: {
                            /** @description As the Kicks have it. */
                            country: string;
                            /** @description Number of entries of what was done there. */
                            done: number;
                            /** @description ISO 3166-1 alpha-2; null for a name that is not that of a country. */
                            code: string | null;
                            /** @description The middle of the country; null as its code is. */
                            location: {
                                lat: number;
                                lng: number;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    changePassword: {
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
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    requestEmailChange: {
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
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The message is on its way, unless the address had one today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description For users, in English. */
                        message: string;
                        /** @description Names the sentence, such as `email.on-its-way`, and never changes. */
                        code: string;
                        /** @description The values that the sentence contains, by name. */
                        values?: {
                            [key: string]: string | number;
                        };
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description The address of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Email */
                        email: string;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    followUser: {
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
                "application/json": components["schemas"]["FollowChange"];
            };
        };
        responses: {
            /** @description How one user follows another. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Follow"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    unfollowUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    acceptFollower: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    removeFollower: {
        parameters: {
            query?: {
                /** @description Declines a request only: a request that was accepted gets 409. */
                state?: "asked";
            };
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getFeed: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description That of the `Link` of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedItem"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    blockUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    unblockUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    muteUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    unmuteUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteCommentsOfUser: {
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
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listUsers: {
        parameters: {
            query: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                /** @description `following`: whom the caller follows, or asks to. `requests`: who asks to follow the caller. `found`: by their names, of those whom others can find. `suggested`: at most 12 to follow, those who shared a Kick lately, on one page. */
                list: "following" | "followers" | "requests" | "blocked" | "muted" | "found" | "suggested";
                /** @description For `found`: at least two letters of the name. */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        userName: string;
                        profilePicture: string | null;
                        tagline: string;
                        /**
                         * Format: date-time
                         * @description When the account was created.
                         */
                        createdAt: string;
                        /** @description How the caller follows the user; null for nobody, and for those blocked or muted. */
                        follow: components["schemas"]["Follow"] | null;
                    }[];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listShownUsers: {
        parameters: {
            query: {
                /** @description At most 100 ids of users, separated by commas. */
                ids: string;
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
                        ids: string[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getReportableThing: {
        parameters: {
            query: {
                kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                id: string;
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
                        /** @description Its name, or the first 200 characters of a comment. */
                        title: string;
                        /** @description Null if the account was deleted. */
                        owner: {
                            /** Format: uuid */
                            _id: string;
                            userName: string;
                            profilePicture: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listReports: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportFields"];
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
                        thing: {
                            /**
                             * Kind
                             * @enum {string}
                             */
                            kind: "kick" | "comment" | "journal" | "story" | "bucket" | "entry" | "user";
                            /** Format: uuid */
                            id: string;
                            /**
                             * Format: uuid
                             * @description Of a comment the id of its Kick, Story or Journal, of a Story that of its Journal.
                             */
                            parentId: string | null;
                            /**
                             * Format: uuid
                             * @description The Journal of a Story, of a comment on one, or of a comment on it.
                             */
                            journalId: string | null;
                        };
                        /**
                         * Reason
                         * @description `consent`: shows somebody without consent; `private`: a private place or data.
                         * @enum {string}
                         */
                        reason: "spam" | "hurts" | "consent" | "private" | "other";
                        /** Note */
                        note: string;
                        /**
                         * Decision
                         * @enum {string|null}
                         */
                        outcome: "nothing" | "hide" | "warn" | "suspend" | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** @description The owner; null if the account was deleted. */
                        accused: {
                            /** Format: uuid */
                            _id: string;
                            userName: string;
                            profilePicture: string | null;
                        } | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listDecisions: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDecision"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    answerDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                decisionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerFields"];
            };
        };
        responses: {
            /** @description Sent. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listCareReports: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedReport"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    readCareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All reports about a thing that are open, or were decided together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareReport"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    decideCareReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerdictFields"];
            };
        };
        responses: {
            /** @description All reports about a thing that are open, or were decided together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareReport"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listCareLog: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareDecision"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    orderBuckets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BucketOrder"];
            };
        };
        responses: {
            /** @description Ordered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    orderKicks: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
                "if-match"?: string;
            };
            path: {
                bucketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KickOrder"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    moveKicks: {
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
                "application/json": components["schemas"]["KickMove"];
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
                        bucket: components["schemas"]["Bucket"];
                        undo: components["schemas"]["KickReturn"];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    returnKicks: {
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
                "application/json": components["schemas"]["KickReturn"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    addKickToBucket: {
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    setKickTarget: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                bucketId: string;
                kickId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KickTarget"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    showWishes: {
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
                "application/json": components["schemas"]["ShownWishes"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    removeKickFromBucket: {
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    addWishes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path: {
                bucketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Wishes"];
            };
        };
        responses: {
            /** @description The new Kicks, in the order of the lines. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kick"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createSomedayWishes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SomedayWishes"];
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
                        bucket: components["schemas"]["Bucket"];
                        /** @description The new Kicks, in the order of the lines. */
                        kicks: components["schemas"]["Kick"][];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listBuckets: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                /** @description Those of the user with this id that the caller may see, without Private ones. */
                createdBy?: string;
                /** @description Leaves the Kicks out, for a list of names and numbers. */
                kicks?: "none";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bucket"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getBucket: {
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
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateBucket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
                "if-match"?: string;
            };
            path: {
                bucketId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BucketChange"];
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteBucket: {
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listKicks: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description From the link to the next page. A cursor belongs to one order. */
                cursor?: string;
                /** @description Newest first, which is the default, or most liked first. */
                sort?: "newest" | "liked";
                continent?: "Europe" | "Asia" | "North-America" | "South-America" | "Middle-East" | "Africa" | "Australia" | "Antarctica";
                category?: "Chill" | "Travel" | "Activity";
                /** @description Words that title, bio, place or country must all contain, ignoring accents and case. Words of one or two letters match the beginning of a word. */
                q?: string;
                /** @description Only those of the user with this id. */
                createdBy?: string;
                /** @description The user’s own Private Kicks, all that the user created, or what the user likes or has among the favourites. */
                mine?: "private" | "created" | "liked" | "favourites";
                /** @description At most 12 ids, separated by commas: only these Kicks, also Private ones of the user. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kick"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createKick: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getKickFigures: {
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
                        /** @description Number of Kicks. */
                        kicks: number;
                        /** @description Number of countries that they are in. */
                        countries: number;
                        /** @description The categories that they are of. Missing from servers before 1.1. */
                        categories?: {
                            /**
                             * Category
                             * @enum {string}
                             */
                            category: "Chill" | "Travel" | "Activity";
                            /** @description Number of Kicks of the category. */
                            kicks: number;
                        }[];
                    };
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    correctSearch: {
        parameters: {
            query: {
                /** @description The search. */
                q: string;
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
                        /** @description The corrected search; null if there is none. */
                        q: string | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getKick: {
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
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateKick: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteKick: {
        parameters: {
            query?: {
                /** @description Whether to delete it only while it is Private and in no Bucket, log or Story; otherwise 409. */
                unused?: boolean;
            };
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    likeKick: {
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
            /** @description The new number of likes, and whether the user likes the Kick. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    unlikeKick: {
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
            /** @description The new number of likes, and whether the user likes the Kick. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    favourKick: {
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
            /** @description Whether the Kick is now one of the user’s favourites. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    unfavourKick: {
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
            /** @description Whether the Kick is now one of the user’s favourites. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listComments: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
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
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
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
            /** @description A comment on a Kick, a Story or a Journal: it has the id of one of them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listCommentsOfStory: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                storyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createCommentOnStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path: {
                storyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentFields"];
            };
        };
        responses: {
            /** @description A comment on a Kick, a Story or a Journal: it has the id of one of them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listCommentsOfJournal: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                journalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createCommentOnJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path: {
                journalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentFields"];
            };
        };
        responses: {
            /** @description A comment on a Kick, a Story or a Journal: it has the id of one of them. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    countCommentsOfJournal: {
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
            /** @description By the id of the Journal or Story. Those without comments are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        _id: string;
                        /** @description How many the user’s list of them has. */
                        comments: number;
                    }[];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
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
            /** @description A comment on a Kick, a Story or a Journal: it has the id of one of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comment"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteComment: {
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listNotifications: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                /** @description Leaves out what the user has seen. */
                unseen?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description The list has not changed. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    markNotificationsSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenNotifications"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds of notifications that are made for the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationSettingsChange"];
            };
        };
        responses: {
            /** @description The kinds of notifications that are made for the user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listLog: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The place in the list after which the page begins, as the `Link` header has it. */
                cursor?: string;
                /** @description Whose log; the user’s own by default. */
                user?: string;
                /** @description Only of this Kick. */
                kick?: string;
                year?: number;
                category?: "Chill" | "Travel" | "Activity";
                country?: string;
                /** @description A name; of the user’s own log only. */
                with?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createLogEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLogEntry"];
            };
        };
        responses: {
            /** @description An entry of somebody’s log: what they did, are on, or let go. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An entry of somebody’s log: what they did, are on, or let go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateLogEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
                "if-match"?: string;
            };
            path: {
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogEntryChange"];
            };
        };
        responses: {
            /** @description An entry of somebody’s log: what they did, are on, or let go. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogEntry"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteLogEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entryId: string;
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listNextUp: {
        parameters: {
            query?: {
                /** @description Maximum number of Kicks. */
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
                        kick: components["schemas"]["Kick"];
                        /** @description The Bucket with the nearest target, or else the first with the Kick. */
                        bucket: {
                            /** Format: uuid */
                            _id: string;
                            name: string;
                        };
                        /**
                         * When
                         * Format: date
                         * @description When its owner wants to do it: the first day of the period.
                         */
                        targetOn: string | null;
                        /**
                         * Precision
                         * @description Whether the day, the month, the season or only the year is meant. A season begins in March, June, September or December.
                         * @enum {string|null}
                         */
                        targetPrecision: "day" | "month" | "season" | "year" | null;
                    }[];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    putOffNextUp: {
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
            /** @description Put off. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createStoriesOfEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoriesOfEntries"];
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
                        journal: components["schemas"]["Journal"];
                        /** @description Number of new Stories. */
                        stories: number;
                        /** @description The entries without a photo. */
                        leftOut: {
                            /** Format: uuid */
                            _id: string;
                            kickName: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listLogFilters: {
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
                        /** @description Those of Kicks that the user may see. */
                        countries: string[];
                        /** @description Names of companions. */
                        with: string[];
                    };
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listLogYears: {
        parameters: {
            query?: {
                /** @description Whose log; the user’s own by default. */
                user?: string;
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
                        /** @description Null for what has no date. */
                        year: number | null;
                        /** @description Number of entries of what was done. */
                        done: number;
                    }[];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getLogYear: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                year: number;
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
                        year: number;
                        /** @description Number of entries of what was done. */
                        done: number;
                        /** @description Of these, what the user would do again. */
                        again: number;
                        /** @description Number of Kicks that were done in this year, and in none before. */
                        firstTimes: number;
                        /** @description Most often first, at most 100. */
                        countries: {
                            /** @description As the Kicks have it. */
                            country: string;
                            /** @description Number of entries of what was done. */
                            done: number;
                        }[];
                        /** @description Companions, most often first, at most 100. */
                        with: {
                            name: string;
                            /** @description Number of entries of what was done. */
                            done: number;
                        }[];
                        /**
                         * @description Whether a link to it works, and whether readers of it need a password. Missing without one; only for its owner.
                         * @enum {string}
                         */
                        link?: "open" | "password";
                    };
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listMemories: {
        parameters: {
            query?: {
                /** @description The user’s present date, within a day of that in UTC, which is the default. */
                date?: string;
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
                        /**
                         * @description Null if there are no memories.
                         * @enum {string|null}
                         */
                        kind: "day" | "week" | null;
                        entries: components["schemas"]["LogEntry"][];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getLogSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What somebody chose for their log, its memories and Today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogSettings"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateLogSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogSettingsChange"];
            };
        };
        responses: {
            /** @description What somebody chose for their log, its memories and Today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogSettings"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listPublicJournals: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                /** @description Only those of the user with this id. */
                createdBy?: string;
                /** @description Beginnings of words that the Journal’s title and description, or one of its Stories, must all contain, ignoring accents and case. */
                q?: string;
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
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJournal"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listSharedJournals: {
        parameters: {
            query: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
                /** @description The id of the user. */
                createdBy: string;
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
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicJournal"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listOwnJournals: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
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
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listStories: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                journalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    orderStories: {
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
                "application/json": components["schemas"]["StoryOrder"];
            };
        };
        responses: {
            /** @description A Journal with its Stories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
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
            /** @description A Journal with its Stories. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getJournal: {
        parameters: {
            query?: {
                /** @description Maximum number of Stories. `GET /api/journal/{journalId}/stories` has the others. */
                stories?: number;
            };
            header?: never;
            path: {
                journalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A Journal with its Stories. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
                "if-match"?: string;
            };
            path: {
                journalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalChange"];
            };
        };
        responses: {
            /** @description A Journal with its Stories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteJournal: {
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteStory: {
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
            /** @description A Journal with its Stories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of the version to change: its `updatedAt` in quotes. If the entity has changed since, the response is 412 and nothing changes. */
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
                "application/json": components["schemas"]["StoryChange"];
            };
        };
        responses: {
            /** @description A Story of a Journal. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity has changed since the version in `If-Match`. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createStory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
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
            /** @description A Story of a Journal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getArchiveSchema: {
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
                        [key: string]: unknown;
                    };
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        archive: components["schemas"]["Archive"] | null;
                    };
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createArchive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewArchive"];
            };
        };
        responses: {
            /** @description It is being made. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Archive"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createArchiveLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                archiveId: string;
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
                        /** @description Without the origin of the site. */
                        url: string;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteArchive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                archiveId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listImports: {
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
                    "application/json": components["schemas"]["Import"][];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createImport: {
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
                    file: string;
                };
            };
        };
        responses: {
            /** @description A file with content of another site or program. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listImportRows: {
        parameters: {
            query?: {
                /** @description All by default. */
                state?: "new" | "here" | "look" | "unreadable" | "brought" | "taken back" | "kept";
                /** @description Whether texts are whole. */
                whole?: boolean;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The number of the last row of the previous page. */
                cursor?: number;
            };
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRow"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateImportRow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RowFix"];
            };
        };
        responses: {
            /** @description A thing of a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRow"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A file with content of another site or program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    deleteImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    chooseForImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportChoices"];
            };
        };
        responses: {
            /** @description A file with content of another site or program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    bringImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A server begins to work on it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    takeImportBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A server begins to work on it. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listShareLinks: {
        parameters: {
            query?: {
                kind?: "bucket" | "journal" | "log" | "year";
                /** @description The id of the Bucket, the Journal or the entry of the log, or the year, such as `2024`. */
                id?: string;
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description With kind and id, one link at most, also an expired one. Without them, one page of those that work. */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createShareLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of your choice. The same call with the same key within 24 hours is done once: later ones get the response to the first. Another call with the same key gets 422. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewShareLink"];
            };
        };
        responses: {
            /** @description A link that lets everybody who has it read a Bucket, a Journal, or an entry or a year of a log. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The `Idempotency-Key` was used for another request. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    endShareLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    updateShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareLinkChange"];
            };
        };
        responses: {
            /** @description A link that lets everybody who has it read a Bucket, a Journal, or an entry or a year of a log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareLink"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    endShareLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getShared: {
        parameters: {
            query?: never;
            header?: {
                /** @description The password of the link, percent-encoded. */
                "x-share-password"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of a link: a Bucket, a Journal, or an entry or a year of a log. It has what every member may see, without the creators of the Kicks of others and with their countries at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shared"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listSharedStories: {
        parameters: {
            query?: {
                /** @description Maximum number of items. */
                limit?: number;
                /** @description The `_id` of the last item of the previous page. */
                cursor?: string;
            };
            header?: {
                /** @description The password of the link, percent-encoded. */
                "x-share-password"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    /** @description The next page, as `<URL>; rel="next"`; missing on the last page. */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Story"][];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    searchPlaces: {
        parameters: {
            query: {
                /** @description The search text. */
                q: string;
                /** @description Maximum number of items. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    findNearestPlace: {
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
            /** @description The nearest place at any distance, and what is at the position itself. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NearestPlace"];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listPlacesAround: {
        parameters: {
            query: {
                south: number;
                west: number;
                north: number;
                east: number;
                /** @description Maximum number of items. */
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
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    uploadPicture: {
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
            /** @description Stored. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The URL of the picture, 1280 pixels wide; 640.webp and 320.webp have the same path. */
                        secure_url: string;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listAuditLog: {
        parameters: {
            query?: {
                limit?: number;
                before?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date-time */
                        at: string;
                        /** @description The name of a deploy token, `the command line`, or a hash of a user id. */
                        who: string;
                        what: string;
                        /** @description A part and its version, a deploy token, content with its id, or a hash of a user id. */
                        subject: string;
                    }[];
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listReleases: {
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
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
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
                            origin: {
                                /** @description Null outside of a git checkout. */
                                commit: string | null;
                                /** @description Whether files of the checkout differed from the commit. */
                                isDirty: boolean;
                                /** @description The web address of the commit. */
                                source: string | null;
                                /** @description Whether its command was told to skip the checks of its types and tests. */
                                isUnchecked: boolean;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    publishRelease: {
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
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
                        /** @enum {boolean} */
                        required?: true;
                        container: string;
                        slots: {
                            name: string;
                            order: number;
                            access: "public" | "protected";
                            minHeight?: number;
                            /** @enum {boolean} */
                            eager?: true;
                            props: string;
                        }[];
                        chunks: {
                            [key: string]: string[];
                        };
                        requires: {
                            [key: string]: {
                                range: string;
                                names: string[];
                            };
                        };
                        asks: {
                            [key: string]: string[];
                        };
                    } | {
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
                        owner: string;
                        html: string;
                        fonts: string[];
                        provides: {
                            [key: string]: {
                                version: string;
                                names: string[] | null;
                                files?: string[];
                            };
                        };
                        slots: {
                            [key: string]: string;
                        };
                        chunks: {
                            [key: string]: string[];
                        };
                        calls: string[];
                    };
                    why?: string;
                    /** @description Percentage of visitors who get it. */
                    canary?: number;
                    origin?: {
                        /** @description Null outside of a git checkout. */
                        commit: string | null;
                        /** @description Whether files of the checkout differed from the commit. */
                        isDirty: boolean;
                        /** @description The web address of the commit. */
                        source: string | null;
                        /** @description Whether its command was told to skip the checks of its types and tests. */
                        isUnchecked: boolean;
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
                        /** @description Hashes of the missing files. */
                        missing: string[];
                        /** @description Null while files are missing. */
                        served: {
                            part: string;
                            live: string;
                            canary: {
                                version: string;
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
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
                        /** @description Hashes of the missing files. */
                        missing: string[];
                        /** @description Null while files are missing. */
                        served: {
                            part: string;
                            live: string;
                            canary: {
                                version: string;
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
                        } | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    publishReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most one for each part. */
                    releases: ({
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
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
                        /** @enum {boolean} */
                        required?: true;
                        container: string;
                        slots: {
                            name: string;
                            order: number;
                            access: "public" | "protected";
                            minHeight?: number;
                            /** @enum {boolean} */
                            eager?: true;
                            props: string;
                        }[];
                        chunks: {
                            [key: string]: string[];
                        };
                        requires: {
                            [key: string]: {
                                range: string;
                                names: string[];
                            };
                        };
                        asks: {
                            [key: string]: string[];
                        };
                    } | {
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
                        owner: string;
                        html: string;
                        fonts: string[];
                        provides: {
                            [key: string]: {
                                version: string;
                                names: string[] | null;
                                files?: string[];
                            };
                        };
                        slots: {
                            [key: string]: string;
                        };
                        chunks: {
                            [key: string]: string[];
                        };
                        calls: string[];
                    })[];
                    why?: string;
                    origin?: {
                        /** @description Null outside of a git checkout. */
                        commit: string | null;
                        /** @description Whether files of the checkout differed from the commit. */
                        isDirty: boolean;
                        /** @description The web address of the commit. */
                        source: string | null;
                        /** @description Whether its command was told to skip the checks of its types and tests. */
                        isUnchecked: boolean;
                    };
                    /** @description Set by a start of the site, which releases parts without a release, and new versions of parts whose last change was a start. */
                    start?: {
                        /** @description Parts to release regardless of their history. */
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
                        /** @description Hashes of the missing files. */
                        missing: string[];
                        /** @description Empty while files are missing. */
                        parts: {
                            part: string;
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Percentage of visitors who get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                                /** @description Whether the site is incomplete without it. */
                                isRequired: boolean;
                                /** @description The team behind it. */
                                owner: string;
                                /** @description The slots that it fills in pages of other parts. */
                                slots: string[];
                            } | null;
                            event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                            /** @description The last change of the part, if the start skipped the part. */
                            skipped: {
                                /** @enum {unknown} */
                                event: "released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed";
                                who: string;
                                /** Format: date-time */
                                at: string;
                                /** @description Whether the version of the start was released here before. */
                                wasLive: boolean;
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
                        /** @description Hashes of the missing files. */
                        missing: string[];
                        /** @description Empty while files are missing. */
                        parts: {
                            part: string;
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Percentage of visitors who get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                                /** @description Whether the site is incomplete without it. */
                                isRequired: boolean;
                                /** @description The team behind it. */
                                owner: string;
                                /** @description The slots that it fills in pages of other parts. */
                                slots: string[];
                            } | null;
                            event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                            /** @description The last change of the part, if the start skipped the part. */
                            skipped: {
                                /** @enum {unknown} */
                                event: "released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed";
                                who: string;
                                /** Format: date-time */
                                at: string;
                                /** @description Whether the version of the start was released here before. */
                                wasLive: boolean;
                            } | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getRelease: {
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
                        /** @description Null before the first release of the part, and after its removal. */
                        served: {
                            part: string;
                            live: string;
                            canary: {
                                version: string;
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
                        } | null;
                        /** @description The failures of all versions that browsers reported, the latest first, at most 50. */
                        failures: {
                            version: string;
                            /** @description The kind of the failure. */
                            failure: string;
                            reason: string | null;
                            route: string | null;
                            /** @description Positions in the sources, topmost first. */
                            stack: string[];
                            /** @description Visitors for whom it failed in this way. */
                            visitors: number;
                            /** Format: date-time */
                            at: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    removePart: {
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
                        /** @description Number of revoked deploy tokens. */
                        tokens: number;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    rollBackPart: {
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
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
                        };
                        event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    rollBackParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    why?: string;
                    parts: string[];
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
                        parts: {
                            part: string;
                            /** @description Null for a remote that had no version before, which is off the site now. */
                            served: {
                                part: string;
                                live: string;
                                canary: {
                                    version: string;
                                    /** @description Percentage of visitors who get it. */
                                    percent: number;
                                } | null;
                                /** @description Whether it is switched off. */
                                isOff: boolean;
                                /** @description Whether the site is incomplete without it. */
                                isRequired: boolean;
                                /** @description The team behind it. */
                                owner: string;
                                /** @description The slots that it fills in pages of other parts. */
                                slots: string[];
                            } | null;
                            event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    switchPart: {
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
                                /** @description Percentage of visitors who get it. */
                                percent: number;
                            } | null;
                            /** @description Whether it is switched off. */
                            isOff: boolean;
                            /** @description Whether the site is incomplete without it. */
                            isRequired: boolean;
                            /** @description The team behind it. */
                            owner: string;
                            /** @description The slots that it fills in pages of other parts. */
                            slots: string[];
                        };
                        event: ("released" | "canary" | "withdrawn" | "rolled back" | "off" | "on" | "removed") | null;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    checkReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most one for each part. */
                    releases: ({
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
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
                        /** @enum {boolean} */
                        required?: true;
                        container: string;
                        slots: {
                            name: string;
                            order: number;
                            access: "public" | "protected";
                            minHeight?: number;
                            /** @enum {boolean} */
                            eager?: true;
                            props: string;
                        }[];
                        chunks: {
                            [key: string]: string[];
                        };
                        requires: {
                            [key: string]: {
                                range: string;
                                names: string[];
                            };
                        };
                        asks: {
                            [key: string]: string[];
                        };
                    } | {
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
                                picture?: {
                                    at: string;
                                    sizes: string;
                                };
                                /** @enum {boolean} */
                                token?: false;
                            }[];
                            /** @enum {boolean} */
                            prerender?: true;
                            skeleton?: "cards" | "detail" | "form";
                        }[];
                        texts?: {
                            [key: string]: {
                                [key: string]: string;
                            };
                        };
                        pages?: {
                            [key: string]: {
                                css: string;
                                light: string;
                                dark?: string;
                            };
                        };
                        owner: string;
                        html: string;
                        fonts: string[];
                        provides: {
                            [key: string]: {
                                version: string;
                                names: string[] | null;
                                files?: string[];
                            };
                        };
                        slots: {
                            [key: string]: string;
                        };
                        chunks: {
                            [key: string]: string[];
                        };
                        calls: string[];
                    })[];
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
                        parts: {
                            part: string;
                            /** @description The live version; null for a part that the site does not have. */
                            live: string | null;
                            /** @description Whether the release is not live already. */
                            isNew: boolean;
                            /** @description Each problem with its remedy, as sentences. Empty without a problem. */
                            problems: string[];
                        }[];
                        /** @description Live versions and canaries of other parts that would not fit a new shell. */
                        others: {
                            part: string;
                            version: string;
                            /** @description Each problem with its remedy, as sentences. Empty without a problem. */
                            problems: string[];
                        }[];
                        /** @description Number of files that the site lacks. */
                        missing: number;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    uploadReleaseFile: {
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
            /** @description Stored. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    storePackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shell: string;
                    packages: {
                        name: string;
                        version: string;
                        size: number;
                        sha384: string;
                    }[];
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
                        /** @description Hashes of the missing tarballs. */
                        missing: string[];
                        /** @description Empty while tarballs are missing. */
                        packages: {
                            name: string;
                            version: string;
                            url: string;
                            size: number;
                            integrity: string;
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
                        /** @description Hashes of the missing tarballs. */
                        missing: string[];
                        /** @description Empty while tarballs are missing. */
                        packages: {
                            name: string;
                            version: string;
                            url: string;
                            size: number;
                            integrity: string;
                        }[];
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity exists already, or its state does not allow the change. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live shell, and the packages that it was built with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SitePackages"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    listDeployTokens: {
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
                        /** @description Whether its part was removed, so that it may read its history and failures only. */
                        isReadOnly: boolean;
                    }[];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    createDeployToken: {
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
                        /** @description The token. It is shown only once. */
                        token: string;
                    };
                };
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    revokeDeployToken: {
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
            /** @description Revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token is missing, invalid, expired or revoked. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The token does not permit this. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The entity does not exist, or belongs to another user. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    reportVersion: {
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
                    /** @description The failure; null if the version works. */
                    failure: ("load" | "timeout" | "mismatch" | "render") | null;
                    /** @description The message of the error. */
                    message?: string;
                    /** @description The stack of the error, in the browser’s format. */
                    stack?: string;
                    /** @description The route of the page, as its part declares it. */
                    route?: string;
                };
            };
        };
        responses: {
            /** @description Received. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is invalid. */
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
            /** @description The operation does not accept this content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
    getStatus: {
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
            /** @description A rate limit is used up; `Retry-After` has the seconds to wait. */
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
            /** @description The server is overloaded or its database is down; `Retry-After` has the seconds to wait. */
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
}
