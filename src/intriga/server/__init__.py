"""The server: tables over HTTP and WebSocket.

From the top, each part knows only those below it (.importlinter):

running     sockets, signals, a graceful stop        app         routes, headers and the handling of errors
web         requests, identity, rates, streams; `web/routes` has one file per subject
live        tables in memory: commit, then tell; presence, alarms, bots' turns, the bus between nodes
telling     what a reader is told: every message with a position is made here, in the reader's language
operations  metrics, logs, priorities                settings    what the command line and INTRIGA_* fill in
"""
