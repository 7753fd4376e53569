# The stakeout
stakeout-watched = { $secrets ->
    [one] { $secrets } secret is seen from the doorway.
   *[other] { $secrets } secrets are seen from the doorway.
}
stakeout-wiped = The frame is wiped clean.
stakeout-status = { $nights ->
    [one] Secrets: { $seen }, { $nights } night left.
   *[other] Secrets: { $seen }, { $nights } nights left.
}
stakeout-print = There is a fingerprint on the frame.
